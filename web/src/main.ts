import '@fontsource-variable/figtree/wght.css';
import '@fontsource-variable/figtree/wght-italic.css';
import '@fontsource-variable/fraunces/opsz.css';
import { mount } from 'svelte';
import App from './App.svelte';
import './lib/tokens.css';
import './lib/base.css';
import { showSettings } from './lib/settings.svelte';

showSettings();
mount(App, { target: document.getElementById('app')! });
