import { fileURLToPath } from 'node:url';
import babel from '@rolldown/plugin-babel';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { devServerPlugin } from './build/dev-server.ts';

const sitePort = Number(process.env.SITE_PORT ?? 5173);
const apiUpstream = process.env.API_UPSTREAM ?? `http://127.0.0.1:${process.env.SANDBOX_PORT ?? 8787}`;

export default defineConfig({
  root: import.meta.dirname,
  plugins: [
    react(),
    // Component ids from file and name instead of creation order: with lazy routes server and client would differ otherwise.
    babel({
      include: /\/(packages\/ui|apps\/site)\/src\/.*\.tsx?$/,
      plugins: [
        [
          fileURLToPath(import.meta.resolve('babel-plugin-styled-components')),
          { displayName: false, fileName: false, pure: true },
        ],
      ],
    }),
    devServerPlugin(),
  ],
  server: {
    host: '127.0.0.1',
    port: sitePort,
    strictPort: true,
    proxy: { '/api': { target: apiUpstream, changeOrigin: false } },
  },
  build: {
    target: 'es2022',
    manifest: true,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
  },
  ssr: { noExternal: true },
});
