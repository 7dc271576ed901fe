import { addressOf } from '../../addresses.ts';
import { newMember, readyMember, writeTo } from '../members.ts';
import { at, isSeen, reader, type Scene, type Scenes, type WriteScene } from './scene.ts';

/** Somebody moves, and then pauses: where there is news it comes then. */
function entering(page: string): Scene {
  return {
    address: page,
    member: null,
    isToldNews: true,
    isLeftOut: true,
    reach: async ({ page: tab }) => {
      await tab.mouse.move(10, 10);
      await tab
        .getByRole('dialog')
        .waitFor({ timeout: 4_000 })
        .catch(() => undefined);
    },
  };
}

function readingAll(): WriteScene {
  return {
    send: (player) => player.button('information', 'messages.readAll').click(),
    isDone: async (player) =>
      (await isSeen(player.main.getByRole('list').last())) &&
      !(await isSeen(player.button('information', 'messages.readAll'))),
  };
}

/** What the house tells, and messages. */
export const informationScenes: Scenes = {
  '/ listAnnouncements': entering,
  '/game listAnnouncements': entering,
  '/messages listMessages': (page) => ({ address: at(page, 'part=messages'), member: reader }),
  '/messages listAnnouncements': (page) => ({ address: at(page, 'part=announcements'), member: reader }),
  readNotifications: async (page) => ({
    address: addressOf(page),
    member: await readyMember(),
    write: readingAll(),
  }),
  readMessages: async (page) => {
    const member = await newMember();
    await writeTo(member);
    return { address: at(page, 'part=messages'), member, write: readingAll() };
  },
  deleteMessages: async (page) => {
    const member = await newMember();
    await writeTo(member);
    return {
      address: at(page, 'part=messages'),
      member,
      write: {
        send: (player) => player.button('information', 'messages.remove', { title: 'Recado' }).click(),
        isDone: (player) =>
          isSeen(player.main.getByText(player.say('information', 'messages.empty.messages'))),
      },
    };
  },
};
