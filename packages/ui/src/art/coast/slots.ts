import type { SlotMotif } from '../slot-motifs.ts';
import type { Composition } from './scene.ts';
import { dragon, horse, jaguar, snake } from './slots-beasts.ts';
import { bell, drum, mask, seven } from './slots-feast.ts';
import { flame, flower, fruit, tree, volcano } from './slots-land.ts';
import { chest, coin, crown, gem } from './slots-riches.ts';
import { fish, mermaid, ship, turtle, whale } from './slots-sea.ts';
import { moon, star, sun } from './slots-sky.ts';
import { butterfly, owl, toucan } from './slots-wings.ts';

export const slotPictures: Readonly<Record<SlotMotif, Composition>> = {
  sun,
  moon,
  star,
  fish,
  mermaid,
  turtle,
  jaguar,
  toucan,
  owl,
  horse,
  butterfly,
  snake,
  whale,
  dragon,
  tree,
  flower,
  fruit,
  flame,
  volcano,
  ship,
  chest,
  crown,
  gem,
  coin,
  bell,
  seven,
  mask,
  drum,
};
