import type { DrawnIcon } from '../drawn-icon.ts';
import { box, disc, lozenge } from './shapes.ts';

const shield = 'M12 2l8.4 2.8v6.4c0 5.2-3.4 8.6-8.4 10.8-5-2.2-8.4-5.6-8.4-10.8V4.8Z';
const lid = 'M1.6 12C4.4 7.6 7.8 5.4 12 5.4s7.6 2.2 10.4 6.6c-2.8 4.4-6.2 6.6-10.4 6.6S4.4 16.4 1.6 12Z';

export const signs = {
  plus: {
    solid: 'M11 4.4h2V11h6.6v2H13v6.6h-2V13H4.4v-2H11Z',
    hair: 'M9.4 4h5.2M9.4 20h5.2M4 9.4v5.2M20 9.4v5.2',
  },
  check: { solid: 'M3.6 12.6 6 10.8l3.6 4.4C12.6 10.4 15.8 7 20.6 4c-4 4.6-7 9.4-9.8 15.6H8.6Z' },
  close: {
    solid: 'M5 6.4 6.4 5 12 10.6 17.6 5 19 6.4 13.4 12l5.6 5.6-1.4 1.4-5.6-5.6L6.4 19 5 17.6l5.6-5.6Z',
  },
  copy: {
    solid: `${box(8.6, 8.2, 12.4, 13.8)}${box(11.2, 11.6, 7.2, 1.2)}${box(11.2, 14.6, 7.2, 1.2)}${box(11.2, 17.6, 4.4, 1.2)}`,
    line: 'M6.8 17H3.4V2.8h12.2v3.6',
  },
  reload: {
    solid: 'M14.6 8.8h6.6V2.2Z',
    line: 'M19.6 13.2A7.8 7.8 0 1 1 17.4 6.4',
    hair: 'M16.8 13.2A5 5 0 1 1 15 8.2',
  },
  clock: {
    solid: `${disc(12, 12, 8.6)}M11.1 6.6h1.8v4.9l3.7 2.2-.9 1.6-4.6-2.8Z`,
    hair: disc(12, 12, 10.2),
  },
  info: {
    solid: `${disc(12, 12, 8.6)}${lozenge(12, 7.8, 1.5)}M10 10.6h3.1v5.6h1.2v1.4H9.8v-1.4H11V12H10Z`,
    hair: disc(12, 12, 10.2),
  },
  warning: {
    solid: `M12 4.4 20.6 19.4H3.4ZM11 9.4h2l-.4 5h-1.2Z${lozenge(12, 16.8, 1.2)}`,
    hair: 'M12 1.6 23 21H1Z',
  },
  lock: {
    solid: `${box(4.4, 10.6, 15.2, 11)}M12 13.2a1.7 1.7 0 0 1 .9 3.1l.5 2.7h-2.8l.5-2.7a1.7 1.7 0 0 1 .9-3.1Z`,
    line: 'M7.6 10.6V7.4a4.4 4.4 0 0 1 8.8 0v3.2',
    hair: 'M9.4 10.6V7.6a2.6 2.6 0 0 1 5.2 0v3',
  },
  shield: { solid: `${shield}M10.9 16.2 7.2 12.4l1.4-1.4 2.2 2.2 4.6-5.6 1.5 1.2Z` },
  eye: {
    solid: `${lid}${disc(12, 12, 4.4)}${disc(12, 12, 2.3)}`,
    hair: 'M5.4 4.4 6.6 6M12 2.4v1.8M18.6 4.4 17.4 6',
  },
  eyeOff: {
    solid: `${lid}${disc(12, 12, 4.4)}`,
    line: 'M3.4 20.6 20.6 3.4',
  },
  list: {
    solid: `${lozenge(4.6, 6, 1.9)}${lozenge(4.6, 12, 1.9)}${lozenge(4.6, 18, 1.9)}`,
    line: 'M9 6h12.4M9 12h12.4M9 18h12.4',
  },
  chevronRight: { solid: 'M8 3.6 17.4 12 8 20.4 14 12Z' },
  chevronLeft: { solid: 'M16 3.6 6.6 12l9.4 8.4L10 12Z' },
  chevronDown: { solid: 'M3.6 8 12 17.4 20.4 8 12 14Z' },
  arrowLeft: { solid: 'M11.4 4.4 2.6 12l8.8 7.6-2.8-6.8H21.4v-1.6H8.6Z' },
  expand: {
    solid:
      'M14 2.6h7.4V10L18.6 7.2l-3.4 3.4-1.8-1.8 3.4-3.4ZM10 21.4H2.6V14l2.8 2.8 3.4-3.4 1.8 1.8-3.4 3.4Z',
  },
  collapse: {
    solid:
      'M13.4 3.2v7.4h7.4L18 7.8l3.6-3.6-1.8-1.8L16.2 6ZM10.6 20.8v-7.4H3.2L6 16.2l-3.6 3.6 1.8 1.8L7.8 18Z',
  },
} as const satisfies Readonly<Record<string, DrawnIcon>>;
