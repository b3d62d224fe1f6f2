/** Before any test: all languages and all cards are there, as on a page that has loaded everything. */
import { loadCards } from './lib/cards';
import { learn } from './lib/i18n';
import { LANGUAGES } from './lib/settings.svelte';

for (const language of LANGUAGES) {
  await learn(language);
  await loadCards('cardgame', language);
  await loadCards('princes', language);
}
