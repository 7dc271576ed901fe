import { crashThings } from '@fortuna/domain/crash-things.ts';
import type { GameType } from '@fortuna/domain/model/games.ts';
import { thingFinder } from '@fortuna/domain/title-words.ts';

/** Types whose pictures are of what a title names where they can be: all but slots, which have motifs of their own. */
export type OtherType = Exclude<GameType, 'slots'>;

/**
 * Words of Portuguese and English titles, by what a picture shows for them, in lower case, without accents; what tells more stands first and
 * counts before what follows. A title without any of them is content with each picture of its type that is for `any`.
 */
const words = {
  live: {
    hat: 'cartola hat',
    wheel: 'roleta roda roulette wheel',
    dice: 'sic dado dice',
    cards: 'bacara vinte poquer duelo baccarat twenty poker duel',
    table: 'mesa crupie salao table croupier salon',
    microphone: 'microfone mic',
    headset: 'fone dj headset',
    stage: 'estudio palco show plateia auditorio camarote noitada studio stage audience box auditorium',
    mask: 'baile mascarada folia ball masked carnival',
    toast: 'brinde toast',
  },
  table: {
    wheel: 'roleta roda roulette wheel',
    dice: 'sic craps dado gamao dice die backgammon',
    domino: 'domino',
    knight: 'cavalo knight',
    cards: 'vinte trinta bacara punto farao chemin twenty thirty baccarat faro',
    chips: 'pano banca ficha baize house chip',
  },
  sports: {
    tennis: 'tenis duplas tennis doubles',
    box: 'luva boxe glove boxing',
    basket: 'basquete basketball',
    cup: 'copa taca campeonato cup trophy championship',
    race: 'corrida maratona regata reta premio race marathon regatta straight prix',
    ball: 'estadio gol penalti classico futebol futevolei stadium goal penalty derby football footvolley',
    surf: 'onda surfe wave surf',
  },
  lottery: {
    keys: 'chave key',
    lantern: 'lanterna lantern',
    horseshoe: 'ferradura horseshoe',
    wheel: 'roda wheel',
    clover: 'trevo clover',
    star: 'estrela ceu star sky',
    ticket: 'bilhete raspadinha raspa rifa barquinho ticket scratchcard raffle boat',
    draw: 'sorteio loteria globo bola tombola draw lottery globe ball',
  },
  crash: crashThings,
  fish: {
    octopus: 'polvo octopus',
    pearl: 'ostra oyster',
    shark: 'tubarao shark',
    puffer: 'baiacu puffer',
    turtle: 'tartaruga turtle',
    crab: 'caranguejo siri crab',
    lobster: 'lagosta lobster',
    nautilus: 'nautilo legua nautilus league',
    anchor: 'ancora anchor',
    ray: 'arraia ray',
    shoal: 'cardume peixe truta rede pescaria shoal fish trout net fishing',
  },
  arcade: {
    ghost: 'fantasma ghost',
    invader: 'invasor invasores criatura invader creature',
    alien: 'et alien',
    pad: 'controle alavanca control joystick',
    scarab: 'escaravelho scarab',
    swan: 'pato duck',
    gramophone: 'gramofone gramophone',
    tent: 'circo circus',
    jester: 'bobo jester',
    crab: 'siri crab',
    macaw: 'papagaio arara parrot macaw',
    toucan: 'tucano toucan',
    machine: 'maquina fliper automato machine pinball automata',
  },
  bingo: { tea: 'cha confeitaria tea', cat: 'gato cat', bell: 'sineta bip bell beep', card: 'cartela card' },
  card: {
    jester: 'curinga joker',
    clubs: 'paus clubs',
    hearts: 'copas hearts',
    king: 'rei king',
    queen: 'dama baronesa queen baroness',
    ship: 'bordo alto-mar board high',
    ace: 'as ace',
  },
  video: {
    peacock: 'pavao peacock',
    moth: 'mariposa moth',
    music: 'violino violin',
    popcorn: 'pipoca popcorn',
    seven: 'sete seven',
    jester: 'curinga joker',
    bingo: 'bingo',
    cards: 'poquer trinca sequencia par poker three straight pair',
    signal: 'sinal signal',
    film: 'camera fita replay projecao cinema matine sessao handheld tape projection screening matinee',
    machine: 'maquina machine',
    tv: 'tv canal channel',
  },
} as const satisfies Readonly<Record<OtherType, Readonly<Record<string, string>>>>;

type MotifsOf<Type extends OtherType> = keyof (typeof words)[Type];
/** What a picture is of; `any`: it fits every title of its type that names nothing else. */
export type GameMotif = { readonly [Type in OtherType]: MotifsOf<Type> }[OtherType] | 'any';

const finders: ReadonlyMap<string, (title: string) => GameMotif | null> = new Map(
  Object.entries(words).map(([type, things]) => [type, thingFinder<GameMotif>(things)]),
);

/** What a title asks for among the pictures of its type; `any` where it names nothing that is drawn. */
export const motifOfGame = (type: OtherType, title: string): GameMotif => finders.get(type)?.(title) ?? 'any';

/** A title for each thing that a type's pictures can be of, and one for any. */
export const titlesOfMotifs = (type: OtherType): readonly string[] => [
  '',
  ...Object.values(words[type]).map((list) => list.split(' ')[0] ?? ''),
];
