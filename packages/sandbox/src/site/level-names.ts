import type { WordListName } from '../catalogue/word-list.ts';
import type { MessageLanguage } from '../messages/translate.ts';
import type { SiteSettings } from './site-settings.ts';

type Names = readonly [lowest: string, ...others: string[]];

/** VIP names by level, from 0: every operator has names of its own, and a site that nobody has set up those that everybody knows. */
const levelNames: Readonly<Record<WordListName | 'metals', Readonly<Record<MessageLanguage, Names>>>> = {
  mare: {
    pt: ['Areia', 'Concha', 'Coral', 'Pérola', 'Maré', 'Farol', 'Oceano'],
    en: ['Sand', 'Shell', 'Coral', 'Pearl', 'Tide', 'Lighthouse', 'Ocean'],
    cn: ['沙滩', '贝壳', '珊瑚', '珍珠', '潮汐', '灯塔', '海洋'],
  },
  salao: {
    pt: ['Peão', 'Cavalo', 'Bispo', 'Torre', 'Dama', 'Rei', 'Grão-Mestre'],
    en: ['Pawn', 'Knight', 'Bishop', 'Rook', 'Queen', 'King', 'Grandmaster'],
    cn: ['兵', '马', '象', '车', '后', '王', '特级大师'],
  },
  pulo: {
    pt: ['Novato', 'Ficha', 'Combo', 'Turbo', 'Recorde', 'Chefão', 'Lenda'],
    en: ['Rookie', 'Token', 'Combo', 'Turbo', 'High Score', 'Boss', 'Legend'],
    cn: ['新手', '代币', '连击', '加速', '高分', '大魔王', '传奇'],
  },
  metals: {
    pt: ['Cobre', 'Bronze', 'Prata', 'Ouro', 'Platina', 'Rubi', 'Diamante'],
    en: ['Copper', 'Bronze', 'Silver', 'Gold', 'Platinum', 'Ruby', 'Diamond'],
    cn: ['紫铜', '青铜', '白银', '黄金', '铂金', '红宝石', '钻石'],
  },
};

/** What a site calls a VIP level; one that it has no name for is called as the lowest. */
export function levelName(
  site: Pick<SiteSettings, 'words' | 'isSetUp'>,
  language: MessageLanguage,
  level: number,
): string {
  const names = levelNames[site.isSetUp ? site.words : 'metals'][language];
  return names[level] ?? names[0];
}
