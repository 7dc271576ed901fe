import type { SlotMachine } from './slot-machine.ts';

const strip = (places: string): readonly string[] => places.split(' ');

const tenLines: SlotMachine['lines'] = [
  [1, 1, 1, 1, 1],
  [0, 0, 0, 0, 0],
  [2, 2, 2, 2, 2],
  [0, 1, 2, 1, 0],
  [2, 1, 0, 1, 2],
  [0, 0, 1, 2, 2],
  [2, 2, 1, 0, 0],
  [1, 0, 0, 0, 1],
  [1, 2, 2, 2, 1],
  [0, 1, 1, 1, 0],
];

/** A day at the sea: in between the two others. */
const coast = {
  wild: 'sun',
  paytable: {
    lighthouse: [70, 280, 2000],
    boat: [40, 160, 800],
    fish: [25, 80, 400],
    shell: [14, 45, 180],
    star: [10, 30, 120],
    coconut: [6, 18, 75],
    wave: [5, 14, 50],
  },
  reels: [
    'shell fish coconut sun wave lighthouse wave boat wave fish coconut wave coconut wave coconut wave coconut wave shell fish star boat boat shell coconut star fish star star shell star lighthouse',
    'lighthouse star coconut wave fish shell coconut boat star wave lighthouse shell fish coconut star wave shell coconut wave star fish lighthouse boat coconut shell wave star sun fish coconut shell wave',
    'shell fish coconut star wave shell sun coconut star boat wave lighthouse shell fish coconut wave star coconut shell boat wave star sun fish coconut shell wave star lighthouse coconut boat wave',
    'star wave fish boat shell star coconut wave lighthouse fish wave star coconut shell boat wave star sun fish coconut wave shell star lighthouse wave coconut boat fish star shell wave coconut',
    'wave lighthouse shell coconut wave star fish coconut shell boat wave star sun fish coconut shell wave star lighthouse coconut boat wave fish shell coconut star wave shell fish coconut star boat',
  ].map(strip),
  lines: tenLines,
} as const satisfies SlotMachine;

/** A night at a salon: seldom, and then much. */
const salon = {
  wild: 'mask',
  paytable: {
    crown: [150, 700, 5000],
    rose: [60, 260, 1250],
    bell: [30, 100, 500],
    fan: [12, 40, 180],
    horseshoe: [8, 25, 110],
    key: [5, 15, 60],
    clover: [3, 10, 40],
  },
  reels: [
    'clover fan clover key key mask rose clover horseshoe clover horseshoe clover bell key horseshoe fan key key bell clover fan crown fan horseshoe horseshoe rose clover bell key fan',
    'bell fan key clover clover crown horseshoe fan horseshoe key fan clover clover key horseshoe key horseshoe horseshoe clover clover key crown key rose rose bell mask clover bell fan',
    'rose clover fan horseshoe key mask clover key horseshoe fan clover bell key horseshoe clover key rose fan clover horseshoe mask bell key clover fan horseshoe key clover bell crown',
    'fan clover clover key horseshoe key horseshoe horseshoe clover clover key crown key rose rose bell mask clover bell fan bell fan key clover clover crown horseshoe fan horseshoe key',
    'fan crown fan horseshoe horseshoe rose clover bell key fan clover fan clover key key mask rose clover horseshoe clover horseshoe clover bell key horseshoe fan key key bell clover',
  ].map(strip),
  lines: tenLines.slice(0, 5),
} as const satisfies SlotMachine;

/** An arcade: often, and little. */
const arcade = {
  wild: 'bolt',
  paytable: {
    rocket: [25, 90, 400],
    ghost: [20, 70, 300],
    gem: [12, 40, 150],
    heart: [10, 32, 120],
    mushroom: [8, 25, 100],
    cherry: [6, 18, 70],
    coin: [5, 16, 55],
  },
  reels: [
    'bolt gem cherry coin heart rocket mushroom cherry ghost gem coin heart cherry rocket mushroom bolt coin gem ghost heart cherry mushroom coin gem rocket cherry heart ghost coin mushroom',
    'rocket mushroom cherry ghost gem coin heart cherry rocket mushroom bolt coin gem ghost heart cherry mushroom coin gem rocket cherry heart ghost coin mushroom bolt gem cherry coin heart',
    'coin heart cherry rocket mushroom bolt coin gem ghost heart cherry mushroom coin gem rocket cherry heart ghost coin mushroom bolt gem cherry coin heart rocket mushroom cherry ghost gem',
    'mushroom gem ghost coin heart cherry mushroom coin gem rocket cherry heart ghost coin mushroom bolt gem cherry coin heart rocket mushroom cherry ghost coin gem heart coin cherry rocket',
    'cherry mushroom coin gem rocket cherry heart ghost coin mushroom bolt gem cherry coin heart rocket mushroom cherry ghost coin gem heart coin cherry rocket mushroom gem ghost coin heart',
  ].map(strip),
  lines: tenLines,
} as const satisfies SlotMachine;

/** The slots that there are. What one of them is made of never changes: rounds that were played are checked against it. */
export const slotMachines = { coast, salon, arcade } as const satisfies Record<string, SlotMachine>;

export type SlotTheme = keyof typeof slotMachines;

/** What can be seen on a machine's reels. */
export type SlotSymbolOf<Theme extends SlotTheme> =
  | (typeof slotMachines)[Theme]['wild']
  | keyof (typeof slotMachines)[Theme]['paytable'];

export function isSlotTheme(name: string): name is SlotTheme {
  return Object.hasOwn(slotMachines, name);
}

/** Stakes of a whole round in centavos; each divides by the lines of every machine. */
export const slotStakes: readonly number[] = [50, 100, 200, 500, 1000, 2000, 5000];
