import type { GameType } from '@fortuna/domain/model/games.ts';
import { type CoverArt, drawnType, pickComposition, pickWay, seen, sightOf, turnOf } from '../cover-art.ts';
import { spread } from '../random.ts';
import { box } from '../svg.ts';
import { inFrame, inksAt } from './picture.ts';
import { pictures } from './pictures.ts';
import type { FigureName, Ground, Hand, Setting, Stage } from './stage.ts';

const [WIDTH, HEIGHT, FOOT] = [300, 400, 300];
/** Without a foot. */
const UNFOOTED_HEIGHT = 325;

/**
 * How a game's picture is arranged in a way of showing it. In the first, a picture stands as no other picture of its type does among ten, and whole; it
 * has that place instead of the first setting.
 */
function settingOf({ settings, countWhole }: Hand, composition: number, way: number): Setting {
  const plainest = (composition + 8 * Math.floor(composition / countWhole)) % countWhole;
  const at = way === 0 ? plainest : way === plainest ? 0 : way;
  return settings[at] ?? settings[0];
}

/** Types that each home shows first; in the others neighbours would be too much alike. */
const turned: readonly GameType[] = ['crash', 'live'];

/** What a picture shows: figures that fit the same titles change places by hand, so that one game is not of the same thing in all. */
function figureOf({ turn }: Hand, type: GameType, composition: number): FigureName {
  const all = pictures[type];
  const picture = all[composition];
  if (picture === undefined) return 'star';
  const [name, ...of] = picture;
  if (!turned.includes(type) || of.includes('any')) return name;
  const alike = all.filter(([, ...other]) => other.join() === of.join()).map(([figure]) => figure);
  return alike[(alike.indexOf(name) + turn) % alike.length] ?? name;
}

/** The ground of a game: another one than that of its neighbours, and of games that are shown in the same way; in the first way the picture's own. */
function groundOf({ grounds, settings }: Hand, id: number, composition: number, way: number): Ground {
  const round = Math.floor(id / (grounds.length * settings.length));
  return grounds[turnOf(way === 0 ? composition : id + round, grounds.length)] ?? grounds[0];
}

/** Full bleed, 300 x 400 with a plain dark foot where the page lays a title over it; else 300 x 325. */
export const coversOf = (hand: Hand): CoverArt => ({
  name: hand.name,
  countCompositions: (type) => pictures[drawnType(type)].length,
  compositionOf: (request) => pickComposition(request, pictures),
  draw: (request) => {
    const { id, type, isFooted = false } = request;
    const composition = pickComposition(request, pictures);
    const name = figureOf(hand, drawnType(type), composition);
    const inks = inksAt(hand, spread(id, 1, hand.inks.length));
    const prefix = `e${id.toString(36)}`;
    const height = isFooted ? HEIGHT : UNFOOTED_HEIGHT;
    const stage: Stage = { width: WIDTH, height, x: 150, y: isFooted ? 148 : 160, r: 118, inks, prefix };
    const way = pickWay(request, hand.settings.length, hand.countWhole);
    const setting = settingOf(hand, composition, way);
    return inFrame({ width: WIDTH, height, prefix }, hand, (figures) => {
      const ground = groundOf(hand, id, composition, way);
      const picture =
        box(0, 0, WIDTH, height, 0, inks.ground) + ground(stage) + setting(stage, figures.at(name, stage));
      const view = seen(picture, sightOf(request, WIDTH, height, hand.settings.length));
      return isFooted ? view + box(0, FOOT, WIDTH, HEIGHT - FOOT, 0, hand.night.ground) : view;
    });
  },
});
