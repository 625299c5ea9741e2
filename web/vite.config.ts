import { svelte } from '@sveltejs/vite-plugin-svelte';
import Icons from 'unplugin-icons/vite';
import { defineConfig } from 'vite';

const READ = /\/src\/(pages|lib\/(?!board\/|plain\/))/;

/** Text around the boards is as large as the reader wants it: written in px, built in rem. Boards are drawn to measure. */
const inRem = (css: string): string =>
  css.replace(/\bfont(-size)?:[^;}]+/g, (sizes) => sizes.replace(/([\d.]+)px/g, (_, px: string) => `${Number(px) / 16}rem`));

export default defineConfig({
  plugins: [
    svelte({
      preprocess: { style: ({ content, filename = '' }) => ({ code: READ.test(filename) ? inRem(content) : content }) },
    }),
    Icons({ compiler: 'svelte' }),
  ],
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
