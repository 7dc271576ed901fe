import type { LineIcon } from '../line-icon.ts';

const disc = 'M12 20a8 8 0 1 0 0-16 8 8 0 0 0 0 16Z';
const shield = 'm12 3.5 7 2.6v5.4c0 4.4-2.9 7.4-7 9-4.1-1.6-7-4.6-7-9V6.1Z';
const lock = 'M6.5 10.8h11a1 1 0 0 1 1 1V19a1 1 0 0 1-1 1h-11a1 1 0 0 1-1-1v-7.2a1 1 0 0 1 1-1Z';
const sheet = 'M9 9h9.5a1 1 0 0 1 1 1v9.5a1 1 0 0 1-1 1H9a1 1 0 0 1-1-1V10a1 1 0 0 1 1-1Z';
const lid = 'M2.8 12S6 5.8 12 5.8 21.2 12 21.2 12 18 18.2 12 18.2 2.8 12 2.8 12Z';

export const signs = {
  plus: { hollow: 'M12 5v14M5 12h14' },
  check: { hollow: 'm5 12.6 4.6 4.6L19.2 7.4' },
  close: { hollow: 'M6 6l12 12M18 6 6 18' },
  copy: `${sheet}M5.5 15.5h-1a1 1 0 0 1-1-1V5a1 1 0 0 1 1-1H14a1 1 0 0 1 1 1v1`,
  reload: { hollow: 'M19.5 12a7.5 7.5 0 1 1-2.2-5.3l2.2 2.2M19.5 4.5v4.4h-4.4' },
  clock: `${disc}M12 7.6V12M12 12l3 1.8`,
  info: `${disc}M12 11.4v4.8M12 8.2h.01`,
  warning: 'M12 4.2 2.9 19.6h18.2L12 4.2ZM12 10v4.4M12 17h.01',
  lock: `${lock}M8.2 10.8V8a3.8 3.8 0 0 1 7.6 0v2.8V8a3.8 3.8 0 0 0-7.6 0ZM12 14.4v2`,
  shield: `${shield}M8.8 12.1l2.3 2.3M11.1 14.4l4.2-4.5`,
  eye: `${lid}M12 14.8a2.8 2.8 0 1 0 0-5.6 2.8 2.8 0 0 0 0 5.6Z`,
  eyeOff: {
    hollow:
      'M4 4l16 16M9.6 6.2A9 9 0 0 1 12 5.8c6 0 9.2 6.2 9.2 6.2a16 16 0 0 1-3 3.7M6.3 8A15.6 15.6 0 0 0 2.8 12S6 18.2 12 18.2a9 9 0 0 0 4-.9M10 10.1a2.8 2.8 0 0 0 3.9 3.9',
  },
  list: { hollow: 'M8.5 6.5h11M8.5 12h11M8.5 17.5h11M4.6 6.5h.01M4.6 12h.01M4.6 17.5h.01' },
  chevronRight: { hollow: 'm9.5 5.5 6.5 6.5-6.5 6.5' },
  chevronLeft: { hollow: 'M14.5 5.5 8 12l6.5 6.5' },
  chevronDown: { hollow: 'm5.5 9.5 6.5 6.5 6.5-6.5' },
  arrowLeft: { hollow: 'M19.5 12h-15m0 0 6-6m-6 6 6 6' },
  expand: { hollow: 'M14 4.5h5.5V10M10 19.5H4.5V14M19.5 4.5l-6.5 6.5M4.5 19.5l6.5-6.5' },
  collapse: { hollow: 'M19.5 9.5H14.5V4.5M4.5 14.5h5v5M14.5 9.5l5.5-5.5M9.5 14.5 4 20' },
} as const satisfies Readonly<Record<string, LineIcon>>;
