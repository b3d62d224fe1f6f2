/** Drawings of the card game, all sets. */
import { barbarenHandelsherren, sonderkarten, turnierkarten2002 } from './barbaren_handelsherren';
import { BASE } from './base';
import { handelWandel } from './handel_wandel';
import { addEmblems } from './known';
import { politikIntrige } from './politik_intrige';
import { wissenschaftFortschritt } from './wissenschaft_fortschritt';
import { zaubererDrachen } from './zauberer_drachen';

addEmblems({
  ...BASE,
  politik_intrige: politikIntrige,
  wissenschaft_fortschritt: wissenschaftFortschritt,
  handel_wandel: handelWandel,
  zauberer_drachen: zaubererDrachen,
  barbaren_handelsherren: barbarenHandelsherren,
  sonderkarten,
  turnierkarten_t2002: turnierkarten2002,
});
