import type { GameType } from '@fortuna/domain/model/games.ts';

export const gameTypeNames: Readonly<Record<GameType, Readonly<Record<'pt' | 'en' | 'cn', string>>>> = {
  slots: { pt: 'Slots', en: 'Slots', cn: '老虎机' },
  live: { pt: 'Ao vivo', en: 'Live', cn: '真人' },
  table: { pt: 'Mesa', en: 'Table', cn: '桌面' },
  sports: { pt: 'Esportes', en: 'Sports', cn: '体育' },
  lottery: { pt: 'Loteria', en: 'Lottery', cn: '彩票' },
  crash: { pt: 'Crash', en: 'Crash', cn: '爆点' },
  fish: { pt: 'Pescaria', en: 'Fishing', cn: '捕鱼' },
  arcade: { pt: 'Arcade', en: 'Arcade', cn: '街机' },
  bingo: { pt: 'Bingo', en: 'Bingo', cn: '宾果' },
  card: { pt: 'Cartas', en: 'Cards', cn: '棋牌' },
  video: { pt: 'Vídeo', en: 'Video', cn: '视频' },
};
