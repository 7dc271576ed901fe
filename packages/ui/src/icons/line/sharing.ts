import type { DrawnIcon } from '../drawn-icon.ts';

const bubble = 'm4 20 1.2-4.1A8 8 0 1 1 8.3 19Z';
const letter = 'M4.5 6h15a1 1 0 0 1 1 1v10a1 1 0 0 1-1 1h-15a1 1 0 0 1-1-1V7a1 1 0 0 1 1-1Z';
const receiver =
  'M7.2 4.2h2.4l1.5 3.9-1.9 1.4a10.5 10.5 0 0 0 5.3 5.3l1.4-1.9 3.9 1.5v2.4a2 2 0 0 1-2.2 2A14.6 14.6 0 0 1 5.2 6.4a2 2 0 0 1 2-2.2Z';

export const sharing = {
  share: {
    line: 'M8.4 10.7l7.2-3.9M8.4 13.3l7.2 3.9M6 14.6a2.6 2.6 0 1 0 0-5.2 2.6 2.6 0 0 0 0 5.2ZM18 8.2A2.6 2.6 0 1 0 18 3a2.6 2.6 0 0 0 0 5.2ZM18 21a2.6 2.6 0 1 0 0-5.2 2.6 2.6 0 0 0 0 5.2Z',
    tone: 'M6 14.6a2.6 2.6 0 1 0 0-5.2 2.6 2.6 0 0 0 0 5.2Z',
  },
  whatsapp: {
    line: `${bubble}M9.3 8.6c-.7 2.9 2.9 6.7 5.9 6.1l.7-1.6-2-1.1-.9 1c-1-.4-1.7-1.2-2.1-2.1l.9-.9-1.1-2-1.4.6Z`,
    tone: bubble,
  },
  telegram: {
    line: 'M20.5 4.5 3.5 11.2l5.7 2 2.2 6.3 2.9-3.7 3.8 2.7 2.4-14ZM9.2 13.2l7.3-5.4-5.6 7',
    tone: 'm20.5 4.5-9.6 10.3.5 4.7 2.9-3.7 3.8 2.7Z',
  },
  facebook: { line: 'M15.5 4.5h-1.7a3.3 3.3 0 0 0-3.3 3.3v12.7M7.5 11.5h7' },
  x: { line: 'M5 4.5h3.2L19 19.5h-3.2L5 4.5ZM18.2 4.5l-5.6 6.3M5.8 19.5l5.5-6.2' },
  mail: { line: `${letter}M4 7l8 6 8-6`, tone: letter },
  phone: { line: receiver, tone: receiver },
  link: {
    line: 'M10.2 13.8a3.6 3.6 0 0 0 5.1 0l3.4-3.4a3.6 3.6 0 0 0-5.1-5.1l-1.2 1.2M13.8 10.2a3.6 3.6 0 0 0-5.1 0l-3.4 3.4a3.6 3.6 0 0 0 5.1 5.1l1.2-1.2',
  },
} as const satisfies Readonly<Record<string, DrawnIcon>>;
