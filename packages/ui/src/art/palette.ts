import type { ArtFamily } from './family.ts';

/** Colours of one picture: light from above, water below, two accents that stand out from both. */
export interface Tone {
  readonly name: string;
  /** Stars instead of clouds. */
  readonly isNight: boolean;
  /** Top, middle, at the horizon. */
  readonly sky: readonly [string, string, string];
  /** Sun or moon. */
  readonly light: string;
  /** From the horizon to the front. */
  readonly sea: readonly [string, string, string, string];
  /** Far and near. */
  readonly land: readonly [string, string];
  /** Highlight, body, shade. */
  readonly warm: readonly [string, string, string];
  readonly cool: readonly [string, string, string];
  /** Darkest silhouette. */
  readonly ink: string;
  /** Paper, foam, ivory. */
  readonly pale: string;
}

/** Hues were chosen in oklch so that neighbours in a list differ in hue and in lightness. */
const coast: readonly [Tone, ...Tone[]] = [
  {
    name: 'lagoon',
    isNight: false,
    sky: ['#00343e', '#008683', '#a4e7b2'],
    light: '#ffe38d',
    sea: ['#017b7f', '#006066', '#00464e', '#002e36'],
    land: ['#206e5d', '#003a2f'],
    warm: ['#ffe4b3', '#ffa323', '#a54b00'],
    cool: ['#ffbebd', '#e36368', '#7b252b'],
    ink: '#001316',
    pale: '#fcf5e3',
  },
  {
    name: 'amber',
    isNight: false,
    sky: ['#853900', '#e38f23', '#fce396'],
    light: '#fff6d1',
    sea: ['#146350', '#004e41', '#003832', '#002421'],
    land: ['#8f5c3f', '#3d1800'],
    warm: ['#ffe1ce', '#ff9e7c', '#af3c40'],
    cool: ['#d0c9ff', '#927eec', '#493883'],
    ink: '#001410',
    pale: '#fff3e9',
  },
  {
    name: 'coral',
    isNight: false,
    sky: ['#84204d', '#eb635e', '#ffd29e'],
    light: '#fff0d2',
    sea: ['#30558c', '#284070', '#1f2d56', '#151b3c'],
    land: ['#86506a', '#3c1329'],
    warm: ['#ffe799', '#f3ab00', '#9a5500'],
    cool: ['#8fe6c1', '#00ac7d', '#00563c'],
    ink: '#070e23',
    pale: '#f9f6e3',
  },
  {
    name: 'dusk',
    isNight: true,
    sky: ['#2c1455', '#7c3d96', '#ff958d'],
    light: '#ffe3c3',
    sea: ['#663c73', '#532c58', '#401d3f', '#2d0e29'],
    land: ['#503e6e', '#27173d'],
    warm: ['#ffe5af', '#fda51d', '#a34e00'],
    cool: ['#7be6df', '#00a8a2', '#005350'],
    ink: '#190719',
    pale: '#fcf5e3',
  },
  {
    name: 'emerald',
    isNight: false,
    sky: ['#003726', '#008754', '#cce47f'],
    light: '#f7f3ac',
    sea: ['#007062', '#005750', '#00403d', '#002929'],
    land: ['#2a674a', '#00341f'],
    warm: ['#ffe6a3', '#f7a90b', '#9d5200'],
    cool: ['#feb8e6', '#d066b1', '#6f285c'],
    ink: '#001312',
    pale: '#faf5e3',
  },
  {
    name: 'night',
    isNight: true,
    sky: ['#0a0f32', '#1e2b77', '#3475c4'],
    light: '#f3ecce',
    sea: ['#223f89', '#1f2d6f', '#1a1d55', '#120f3c'],
    land: ['#232e5b', '#0f173b'],
    warm: ['#fae99a', '#eeae00', '#975800'],
    cool: ['#ffb9d9', '#d863a0', '#742651'],
    ink: '#0a0d23',
    pale: '#f8f6e3',
  },
  {
    name: 'rose',
    isNight: false,
    sky: ['#b05788', '#f399ae', '#fee3c5'],
    light: '#fffbf4',
    sea: ['#247695', '#1b5b78', '#12425d', '#082a41'],
    land: ['#986b94', '#442241'],
    warm: ['#ffe1d3', '#ff9c8c', '#ad3a52'],
    cool: ['#aed5ff', '#3496ef', '#004981'],
    ink: '#00111e',
    pale: '#fff2eb',
  },
  {
    name: 'day',
    isNight: false,
    sky: ['#1f93b8', '#7ccdd6', '#f6f0ca'],
    light: '#fffdec',
    sea: ['#1d97b9', '#137696', '#095674', '#003853'],
    land: ['#4c9d98', '#004b48'],
    warm: ['#ffe2cb', '#ff9f72', '#af3d36'],
    cool: ['#f7b9f0', '#c76ac0', '#6a2a66'],
    ink: '#00121c',
    pale: '#fff3e8',
  },
  {
    name: 'ember',
    isNight: true,
    sky: ['#2c070d', '#90101a', '#fb7b28'],
    light: '#ffd896',
    sea: ['#662837', '#511d25', '#3d1216', '#2a0808'],
    land: ['#5c2631', '#310611'],
    warm: ['#fde89a', '#f1ad00', '#985600'],
    cool: ['#8fe6c1', '#00ac7d', '#00563c'],
    ink: '#1f0608',
    pale: '#f9f6e3',
  },
  {
    name: 'ocean',
    isNight: false,
    sky: ['#002a64', '#0077bc', '#92dff2'],
    light: '#fff6d1',
    sea: ['#0068a5', '#004f8b', '#05376d', '#06214e'],
    land: ['#355d86', '#0a2d4d'],
    warm: ['#ffe4b8', '#ffa236', '#a84800'],
    cool: ['#8fe6c1', '#00ac7d', '#00563c'],
    ink: '#030f22',
    pale: '#fdf4e3',
  },
  {
    name: 'jade',
    isNight: true,
    sky: ['#001312', '#003932', '#1e8469'],
    light: '#cbf9d3',
    sea: ['#154433', '#083529', '#00261e', '#001814'],
    land: ['#00342c', '#001b16'],
    warm: ['#f4eb9c', '#e5b300', '#915b00'],
    cool: ['#ffbeb8', '#e3645e', '#7c2524'],
    ink: '#00140f',
    pale: '#f6f7e4',
  },
  {
    name: 'tropic',
    isNight: false,
    sky: ['#26541c', '#88af2a', '#f5ed81'],
    light: '#fffcc5',
    sea: ['#005b63', '#004650', '#00333c', '#002029'],
    land: ['#467148', '#052909'],
    warm: ['#ffe1d1', '#ff9d84', '#ae3b49'],
    cool: ['#efbcfa', '#bc6ece', '#632d6f'],
    ink: '#001318',
    pale: '#fff2ea',
  },
  {
    name: 'magenta',
    isNight: true,
    sky: ['#440042', '#b90d75', '#ffae89'],
    light: '#ffeccd',
    sea: ['#614092', '#502e72', '#3f1d54', '#2c0e38'],
    land: ['#64416c', '#331739'],
    warm: ['#ffe6a3', '#f7a90b', '#9d5200'],
    cool: ['#7ae6e5', '#00a7a7', '#005353'],
    ink: '#15091e',
    pale: '#faf5e3',
  },
  {
    name: 'copper',
    isNight: true,
    sky: ['#2b1808', '#7e4921', '#e7af5c'],
    light: '#ffedc2',
    sea: ['#29495c', '#1f384a', '#162837', '#0c1826'],
    land: ['#633316', '#301100'],
    warm: ['#ffe2c7', '#ff9f68', '#ae3f2c'],
    cool: ['#f7b9f0', '#c76ac0', '#6a2a66'],
    ink: '#001121',
    pale: '#fff3e6',
  },
  {
    name: 'violet',
    isNight: true,
    sky: ['#1d124b', '#4e3baa', '#ab8be3'],
    light: '#ffe0fb',
    sea: ['#5b4fb0', '#4c398c', '#3c2569', '#2b1349'],
    land: ['#474475', '#27244b'],
    warm: ['#f7ea9b', '#eab000', '#945900'],
    cool: ['#9be5b4', '#10ae65', '#00572f'],
    ink: '#110a21',
    pale: '#f7f6e3',
  },
  {
    name: 'mint',
    isNight: false,
    sky: ['#127a6b', '#77cab1', '#ddf7d8'],
    light: '#fafbdd',
    sea: ['#469996', '#317879', '#1c585d', '#083b41'],
    land: ['#519b88', '#004c3e'],
    warm: ['#ffe1d3', '#ff9c8c', '#ad3a52'],
    cool: ['#cbcbff', '#8a81ef', '#433a85'],
    ink: '#001315',
    pale: '#fff2eb',
  },
];

export const tones: Readonly<Record<ArtFamily, readonly [Tone, ...Tone[]]>> = { coast };
