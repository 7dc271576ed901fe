import type { Title } from './titles.ts';
import type { WordListName } from './word-list.ts';

/**
 * Games that are roulette with every operator, by id: an engine opens them, and nothing is opened under another game's name. Each
 * operator has its own name for them, as for all others.
 */
export const rouletteTitles: Readonly<Record<number, Readonly<Record<WordListName, Title>>>> = {
  5787: {
    mare: ['Roleta Atlântica', 'Atlantic Roulette'],
    salao: ['Roleta do Grande Salão', 'Grand Salon Roulette'],
    pulo: ['Roleta Coin-Op', 'Coin-Op Roulette'],
  },
  5790: {
    mare: ['Roleta Vento em Popa', 'Tailwind Roulette'],
    salao: ['Roleta Allegro', 'Allegro Roulette'],
    pulo: ['Roleta a Jato', 'Jet Roulette'],
  },
  5793: {
    mare: ['Roleta do Transatlântico', 'Ocean Liner Roulette'],
    salao: ['Roleta do Camarote Nobre', 'Royal Box Roulette'],
    pulo: ['Roleta Última Fase', 'Last Stage Roulette'],
  },
  5795: {
    mare: ['Roleta da Cabine', 'Cabin Roulette'],
    salao: ['Roleta da Saleta', 'Parlour Roulette'],
    pulo: ['Roleta Co-op', 'Co-op Roulette'],
  },
  5798: {
    mare: ['Roleta do Cais', 'Quay Roulette'],
    salao: ['Roleta do Foyer', 'Foyer Roulette'],
    pulo: ['Roleta Fase Bônus', 'Bonus Stage Roulette'],
  },
  6288: {
    mare: ['Roleta do Farol', 'Lighthouse Roulette'],
    salao: ['Roleta do Mezanino', 'Mezzanine Roulette'],
    pulo: ['Roleta Fliperama', 'Arcade Roulette'],
  },
  6377: {
    mare: ['Roleta da Gamboa', 'Inlet Roulette'],
    salao: ['Roleta de Gabinete', 'Study Roulette'],
    pulo: ['Roleta Solo', 'Solo Roulette'],
  },
  6380: {
    mare: ['Roleta da Restinga', 'Sandbank Roulette'],
    salao: ['Roleta de Alfaiate', 'Tailored Roulette'],
    pulo: ['Roleta Um Jogador', 'One Player Roulette'],
  },
  6473: {
    mare: ['Roleta da Enseada Velha', 'Old Cove Roulette'],
    salao: ['Roleta Belle Époque', 'Belle Époque Roulette'],
    pulo: ['Roleta Cartucho', 'Cartridge Roulette'],
  },
  6656: {
    mare: ['Roleta da Olaria', 'Pottery Roulette'],
    salao: ['Roleta do Vagão-Leito', 'Sleeping Car Roulette'],
    pulo: ['Roleta Pixel', 'Pixel Roulette'],
  },
};
