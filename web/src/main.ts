import { mount } from 'svelte';
import App from './App.svelte';
import './app.css';
import { learn } from './lib/i18n';
import { settings } from './lib/settings.svelte';

const target = document.getElementById('app');
if (target === null) throw new Error('index.html has no element with the id "app"');
await learn(settings.language);
mount(App, { target });
