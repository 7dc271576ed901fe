/**
 * Glyphs for sharing, on the grid and in the stroke of `icon-paths.ts`; kept apart from them, since the first paint needs
 * none. Plain signs of a kind of channel, no company's artwork: a call in a bubble, a paper plane, two letters.
 */
export const shareIconPaths = {
  share:
    'M8.4 10.7l7.2-3.9M8.4 13.3l7.2 3.9M6 14.6a2.6 2.6 0 1 0 0-5.2 2.6 2.6 0 0 0 0 5.2ZM18 8.2A2.6 2.6 0 1 0 18 3a2.6 2.6 0 0 0 0 5.2ZM18 21a2.6 2.6 0 1 0 0-5.2 2.6 2.6 0 0 0 0 5.2Z',
  whatsapp:
    'M4 20l1.2-4.1A8 8 0 1 1 8.3 19L4 20ZM9.3 8.6c-.7 2.9 2.9 6.7 5.9 6.1l.7-1.6-2-1.1-.9 1c-1-.4-1.7-1.2-2.1-2.1l.9-.9-1.1-2-1.4.6Z',
  telegram: 'M20.5 4.5 3.5 11.2l5.7 2 2.2 6.3 2.9-3.7 3.8 2.7 2.4-14ZM9.2 13.2l7.3-5.4-5.6 7',
  facebook: 'M15.5 4.5h-1.7a3.3 3.3 0 0 0-3.3 3.3v12.7M7.5 11.5h7',
  x: 'M5 4.5h3.2L19 19.5h-3.2L5 4.5ZM18.2 4.5l-5.6 6.3M5.8 19.5l5.5-6.2',
  mail: 'M4.5 6h15a1 1 0 0 1 1 1v10a1 1 0 0 1-1 1h-15a1 1 0 0 1-1-1V7a1 1 0 0 1 1-1ZM4 7l8 6 8-6',
  link: 'M10.2 13.8a3.6 3.6 0 0 0 5.1 0l3.4-3.4a3.6 3.6 0 0 0-5.1-5.1l-1.2 1.2M13.8 10.2a3.6 3.6 0 0 0-5.1 0l-3.4 3.4a3.6 3.6 0 0 0 5.1 5.1l1.2-1.2',
} as const;
