/** Made by tools/schema.py from models and tables of the server; not to be edited. */
export const SETS = {
  cardgame: [
    'base',
    'ritter_haendler',
    'politik_intrige',
    'wissenschaft_fortschritt',
    'handel_wandel',
    'zauberer_drachen',
    'barbaren_handelsherren',
    'sonderkarten',
    'turnierkarten_t2002',
  ],
  princes: [
    'basis',
    'zeit_des_goldes',
    'zeit_der_wirren',
    'zeit_des_fortschritts',
    'zeit_der_entdecker',
    'zeit_der_weisen',
    'zeit_des_wohlstands',
  ],
} as const;
