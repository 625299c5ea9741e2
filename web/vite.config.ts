import { svelte } from '@sveltejs/vite-plugin-svelte';
import Icons from 'unplugin-icons/vite';
import { defineConfig } from 'vite';

export default defineConfig({
  plugins: [svelte(), Icons({ compiler: 'svelte' })],
  build: {
    outDir: '../src/trivet/static',
    emptyOutDir: true,
    // The first browsers with light-dark(), which the themes are written in.
    target: ['chrome123', 'firefox121', 'safari17.5'],
  },
  server: {
    // The message catalogues and the rules texts live beside the Python they belong to.
    fs: { allow: ['..'] },
    proxy: { '/api': { target: 'http://127.0.0.1:8000', ws: true } },
  },
});
