import { announce } from '../world/announcements.ts';
import { addFavourite } from '../world/favourites.ts';
import { suspendGameAccount } from '../world/game-accounts.ts';
import { sendMessage } from '../world/member-messages.ts';
import { findMemberByName } from '../world/members.ts';
import { updateProfile } from '../world/profiles.ts';
import type { World } from '../world/world.ts';

const day = 86_400_000;

function seedAnnouncements(world: World): void {
  const now = world.clock.now();
  announce(
    world,
    {
      texts: {
        pt: {
          title: 'Manutenção programada',
          content:
            'Na terça-feira, das 4h às 5h, os jogos ao vivo ficam fechados. Depósitos e saques seguem abertos.',
        },
        en: {
          title: 'Scheduled maintenance',
          content: 'On Tuesday from 4 to 5 am live games are closed. Deposits and withdrawals stay open.',
        },
        cn: { title: '系统维护通知', content: '周二凌晨 4 点至 5 点真人游戏暂停服务，充值和提现照常。' },
      },
      url: null,
      isPopup: false,
    },
    now - 6 * day,
  );
  announce(
    world,
    {
      texts: {
        pt: {
          title: 'Roda diária aberta',
          content: 'Quem depositou R$ 20,00 ou mais nos últimos sete dias gira uma vez por dia.',
        },
        en: {
          title: 'The daily wheel is open',
          content: 'Whoever deposited R$ 20.00 or more in the last seven days spins once a day.',
        },
        cn: { title: '每日转盘已开放', content: '近七天充值满 R$ 20.00 的会员每天可转一次。' },
      },
      url: '/promotion/activity/lottery-wheel',
      isPopup: true,
    },
    now - day,
  );
}

function seedRica(world: World): void {
  const rica = findMemberByName(world, 'rica');
  if (!rica) return;
  const now = world.clock.now();
  sendMessage(
    world,
    rica.id,
    'Boas-vindas',
    'Sua conta está pronta. Qualquer dúvida, fale com o suporte, a qualquer hora.',
    now - 29 * day,
  );
  sendMessage(
    world,
    rica.id,
    'Sobre o seu saque recusado',
    'O nome do titular da chave PIX deve ser o mesmo do cadastro. Corrija a conta e peça o saque outra vez.',
    now - 5 * day,
  );
  updateProfile(world, rica.id, { pictureId: 21 });
  for (const gameId of [229, 31, 286]) addFavourite(world, rica.id, gameId);
  suspendGameAccount(world, rica.id, 'xareu-digital');
}

/** Announcements, messages, favourites and an account at a provider that are there from the start. Call inside a transaction. */
export function seedInformation(world: World): void {
  seedAnnouncements(world);
  seedRica(world);
}
