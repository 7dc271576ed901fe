import { formsOfTitle } from '@fortuna/domain/title-words.ts';
import { type SlotMotif, slotMotifs } from './slot-motifs.ts';

/**
 * Words of Portuguese and English titles, by what a picture shows for them; in lower case, without accents. A plural in -s need not be
 * told. Words that also colour other nouns (`dourado`, `rosa-choque`, `jade`) are left out, since the first known word of a title counts.
 */
const words: Readonly<Record<SlotMotif, string>> = {
  sun: 'sol sois solar aurora alvorada amanhecer poente solsticio verao guarda-sol sun suns sunny sundial sunbeam sunrise sunset dawn daybreak summer solstice parasol',
  moon: 'lua luar lunar eclipse noite crescente moon moonlight night eclipse crescent',
  star: 'estrela estrelado superestrela cometa galaxia constelacao constelacoes supernova star starfish starry stardust superstar comet galaxy galaxies constellation supernova',
  fish: 'peixe cardume piracema pirarucu tucunare tubarao tubaroes baiacu piranha carpa truta sardinha aquario isca pesca pescador pescaria fish fishing fisherman shoal shark puffer pufferfish carp koi trout bass tuna salmon sardine piranha aquarium bait angler',
  mermaid: 'sereia iara ondina ninfa naiade janaina mermaid siren nymph undine naiad',
  turtle: 'tartaruga jabuti cagado casco turtle tortoise tortoiseshell terrapin shell',
  jaguar:
    'onca jaguar jaguatirica sucuarana pantera tigre leao leoes leoa leopardo lince gato rugido panther tiger lion lioness leopard lynx cat puma ocelot roar',
  toucan:
    'tucano arara papagaio beija-flor guara gaivota garca pavao pavoes cisne canario rouxinol galo pombo pinguim passaro aguia bico toucan macaw parrot hummingbird ibis seagull gull heron peacock swan canary nightingale rooster pigeon penguin bird eagle beak',
  owl: 'coruja corujao mocho suindara owl',
  horse:
    'cavalo cavalgada egua potro corcel alazao unicornio pegaso ponei puro-sangue carrossel crina galope trote horse horseback colt steed stallion unicorn pegasus pony thoroughbred carousel mane gallop trot knight seahorse',
  butterfly:
    'borboleta mariposa libelula vagalume besouro escaravelho joaninha abelha panapana casulo butterfly butterflies moth dragonfly firefly fireflies beetle scarab ladybird ladybug bee cocoon',
  snake:
    'serpente cobra cobrinha jiboia sucuri cascavel vibora naja aspide boitata serpent snake cobra constrictor viper anaconda rattlesnake asp python',
  whale:
    'baleia jubarte cachalote boto golfinho orca leviata narval whale humpback dolphin orca leviathan narwhal',
  dragon:
    'dragao dragoes dragaozinho hidra quimera grifo monstro dino dinossauro rex kaiju dragon hydra chimera griffin monster dinosaur',
  tree: 'arvore ipe coqueiro palmeira palmeiral mata floresta selva bosque mangue jequitiba samauma araucaria cedro carvalho figueira bambu jacaranda baoba tree palm forest jungle grove woods mangrove cedar oak fig bamboo jacaranda baobab',
  flower:
    'flor rosa orquidea bromelia hibisco girassol girassois vitoria-regia lotus camelia violeta cravo tulipa margarida lis jardim jardins buque planta flower rose orchid bromeliad hibiscus sunflower lily lilies lotus camellia violet carnation tulip daisy daisies fleur garden bouquet plant',
  fruit:
    'fruta caju pitanga coco manga abacaxi jabuticaba acai uva cereja pessego limao limoes morango melancia melao banana fruit cashew coconut mango pineapple grape cherry cherries peach pomegranate lemon strawberry watermelon melon banana',
  flame:
    'chama fogo foguinho fogueira brasa tocha fagulha faisca fenix lareira lamparina lampiao candelabro lanca-chamas flame fire fireball fireside bonfire ember torch spark phoenix hearth lantern gaslight candelabra candle flamethrower',
  volcano: 'vulcao vulcoes lava magma cratera erupcao vesuvio etna volcano crater eruption vesuvius',
  ship: 'navio jangada barco saveiro canoa nau caravela galeao veleiro fragata vapor transatlantico gondola regata nave nave-mae submarino pirata capitao almirante ship raft boat canoe caravel galleon schooner sailboat frigate steamer liner gondola regatta spaceship mothership submarine pirate captain admiral',
  chest:
    'bau tesouro cofre arca botija relicario reliquia chest treasure strongbox vault coffer hoard reliquary relic',
  crown:
    'coroa rei rainha princesa principe imperador imperatriz trono tiara reino crown king queen princess prince emperor empress throne tiara kingdom',
  gem: 'gema joia perola esmeralda agua-marinha turmalina topazio diamante ametista safira rubi opala camafeu cristal cristais gem jewel pearl emerald aquamarine tourmaline topaz diamond amethyst sapphire ruby rubies opal cameo crystal',
  coin: 'moeda dobrao dobroes ouro pataca vintem tostao ducado ficha coin doubloon gold farthing penny pennies ducat token',
  bell: 'sino sininho sineta guizo campanario campainha badalada carrilhao bell doorbell handbell belfry chime carillon',
  seven: 'sete setimo 7 77 777 seven seventh 7th',
  mask: 'mascara mascarado mascarada carnaval arlequim colombina palhaco polichinelo pierro bobo mask masked carnival harlequin columbine clown punchinello jester',
  drum: 'tambor tambores zabumba batucada maracatu samba atabaque surdo repique pandeiro timpano bateria batida beat drum drummer drumbeat tambourine timpani',
};

const motifOfWord: ReadonlyMap<string, SlotMotif> = new Map(
  slotMotifs.flatMap((motif) => words[motif].split(' ').map((word) => [word, motif] as const)),
);

/** What a slot's title speaks of first, in Portuguese or English; undefined where it names nothing that can be drawn. */
export function motifOfTitle(title: string): SlotMotif | undefined {
  const known = formsOfTitle(title).find((form) => motifOfWord.has(form));
  return known === undefined ? undefined : motifOfWord.get(known);
}
