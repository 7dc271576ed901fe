import { type AnnouncementText, announce, endAnnouncement } from '../../../world/announcements.ts';
import type { Words } from '../desk.ts';
import type { Action } from './action.ts';

function written(typed: Words, language: string): AnnouncementText | undefined {
  const [title, content] = [typed(`title_${language}`), typed(`content_${language}`)];
  return title === '' || content === '' ? undefined : { title, content };
}

export const makeAnnouncement: Action = ({ world, typed }) => {
  const url = typed('url');
  const pt = written(typed, 'pt');
  if (pt === undefined) return { refused: 'fields' };
  // Two slashes would lead away from the site.
  if (url !== '' && !/^\/(?!\/)[^\s\\]*$/.test(url)) return { refused: 'link' };
  const texts = { pt, en: written(typed, 'en'), cn: written(typed, 'cn') };
  announce(world, { texts, url: url || null, isPopup: typed('popup') === '1' });
  return { done: 'announced' };
};

export const takeAnnouncementDown: Action = ({ world, named }) =>
  endAnnouncement(world, Number(named('id'))) ? { done: 'announcementEnded' } : { unchanged: named('id') };
