import { svelte } from '@sveltejs/vite-plugin-svelte';
import Icons from 'unplugin-icons/vite';
import { defineConfig } from 'vitest/config';

const READ = /\/src\/(pages|lib\/(?!board\/|plain\/))/;

/**
 * Text is as large as the reader wants it. It is written in px, and built in rem around the boards, and by a factor of its own on
 * them, their cards and chips, which have less room to grow. Where a drawing makes room for its words by their size, it says the
 * size in an attribute, and asks `larger` of the settings.
 */
function larger(css: string, file: string): string {
  const read = READ.test(file);
  const size = (_: string, px: string): string => (read ? `${Number(px) / 16}rem` : `calc(${px}px * var(--larger))`);
  return css.replace(/\bfont(-size)?:[^;}]+/g, (sizes) => sizes.replace(/([\d.]+)px/g, size));
}

const WORKER = 'sw';

/** Where tables are kept while the page is worked on. */
const SERVER = process.env.TRIVET ?? 'http://127.0.0.1:8000';

export default defineConfig({
  plugins: [
    svelte({
      preprocess: { style: ({ content, filename = '' }) => ({ code: larger(content, filename) }) },
    }),
    Icons({ compiler: 'svelte' }),
  ],
  experimental: {
    // The page's own files may lie in any folder; only index.html stands for addresses of any depth, and names them from the root.
    renderBuiltUrl: (file, { hostType }) => (hostType === 'html' ? `/${file}` : { relative: true }),
  },
  build: {
    outDir: '../src/trivet/static',
    emptyOutDir: true,
    // The first browsers with light-dark(), which the themes are written in.
    target: ['chrome123', 'firefox121', 'safari17.5'],
    rolldownOptions: {
      input: { index: 'index.html', [WORKER]: 'src/sw.ts' },
      output: {
        // A browser asks for a service worker at the same address for ever.
        entryFileNames: ({ name }) => (name === WORKER ? '[name].js' : 'assets/[name]-[hash].js'),
        // What every page has is one file, not dozens of a few hundred bytes.
        codeSplitting: {
          groups: [
            {
              name: 'shell',
              test: /\/src\/lib\/(device|data|words|looks|ways|ui|server|shell)\/|\/node_modules\/(svelte|@fluent)\//,
            },
            { name: 'icons', test: /~icons\/lucide/ },
          ],
        },
      },
    },
  },
  test: { include: ['tests/**/*.test.ts'] },
  server: {
    // The message catalogues and the rules texts live beside the Python they belong to.
    fs: { allow: ['..'] },
    proxy: { '/api': { target: SERVER, ws: true }, '/local': { target: SERVER } },
  },
});
