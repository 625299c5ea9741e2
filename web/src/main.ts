import '@fontsource-variable/figtree/wght.css';
import '@fontsource-variable/figtree/wght-italic.css';
import '@fontsource-variable/fraunces/opsz.css';
import { mount } from 'svelte';
import App from './App.svelte';
import './lib/shell/tokens.css';
import './lib/shell/base.css';
import { showSettings } from './lib/device/settings.svelte';
import { useHere } from './lib/server/provider';
import { route } from './lib/ways/router.svelte';
import { language, speak } from './lib/words/i18n.svelte';
import { open } from './pages/open';

/** Said where not even the words have come, by a browser that cannot be asked for a language. */
const NOTHING_CAME = 'Trivet did not load. Load the page anew. · Trivet ne s’est pas chargé. Rechargez la page.';

showSettings();
useHere(async () => (await import('./lib/local')).openHere());
const target = document.getElementById('app')!;
const first = await Promise.all([open(route.current), speak(language.current)]).then(
  ([page]) => page,
  () => null,
);
if (first) mount(App, { target, props: { first } });
else target.textContent = NOTHING_CAME;
