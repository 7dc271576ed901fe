import type { SlotMotif } from '../slot-motifs.ts';
import { type Composition, eitherWay, upright } from './composition.ts';
import * as beasts from './slots-beasts.ts';
import * as fair from './slots-fair.ts';
import * as garden from './slots-garden.ts';
import * as sea from './slots-sea.ts';
import * as sky from './slots-sky.ts';
import * as treasure from './slots-treasure.ts';
import * as wild from './slots-wild.ts';

export const slotPictures: Readonly<Record<SlotMotif, Composition>> = {
  sun: eitherWay(sky.sun),
  moon: eitherWay(sky.moon),
  star: eitherWay(sky.star),
  fish: eitherWay(sea.fish),
  mermaid: eitherWay(sea.mermaid),
  turtle: eitherWay(sea.turtle),
  jaguar: eitherWay(wild.jaguar),
  toucan: eitherWay(wild.toucan),
  owl: eitherWay(wild.owl),
  horse: eitherWay(beasts.horse),
  butterfly: eitherWay(wild.butterfly),
  snake: eitherWay(beasts.snake),
  whale: eitherWay(sea.whale),
  dragon: eitherWay(beasts.dragon),
  tree: eitherWay(garden.tree),
  flower: eitherWay(garden.flower),
  fruit: eitherWay(garden.fruit),
  flame: eitherWay(sky.flame),
  volcano: eitherWay(sky.volcano),
  ship: eitherWay(sea.ship),
  chest: eitherWay(treasure.chest),
  crown: eitherWay(treasure.crown),
  gem: eitherWay(treasure.gem),
  coin: eitherWay(treasure.coin),
  bell: eitherWay(fair.bell),
  seven: upright(fair.seven),
  mask: eitherWay(fair.mask),
  drum: eitherWay(fair.drum),
};
