import { forceOffline } from '../../../world/force-offline.ts';
import { sendMessage } from '../../../world/member-messages.ts';
import { findMemberByName, updateMember } from '../../../world/members.ts';
import { notifyInWords } from '../../../world/notifications.ts';
import { memberStatus } from '../sections/members.ts';
import type { Action } from './action.ts';

export const takeOffline: Action = ({ world, named }) => {
  const name = named('name');
  return forceOffline(world, name) ? { done: 'forcedOffline', about: name } : { unchanged: name };
};

/** Blocks or unblocks as it is asked `to`; without that, changes what is. */
export const changeBlocking: Action = ({ world, typed, named }) => {
  const member = findMemberByName(world, named('name'));
  const { active, blocked } = memberStatus;
  const to = typed('to');
  const isToBlock = to === '' ? member?.status !== blocked : to === 'blocked';
  const status = isToBlock ? blocked : active;
  if (!member || member.status === status) return { unchanged: named('name') };
  updateMember(world, member.id, { status });
  return { done: isToBlock ? 'blocked' : 'unblocked', about: member.name };
};

export const writeToMember: Action = ({ world, typed }) => {
  const [title, content] = [typed('title'), typed('content')];
  if (title === '' || content === '') return { refused: 'fields' };
  const member = findMemberByName(world, typed('member'));
  if (!member) return { refused: 'member' };
  if (typed('as') === 'message') {
    sendMessage(world, member.id, title, content);
    return { done: 'messageSent', about: member.name };
  }
  notifyInWords(world, member.id, title, content);
  return { done: 'notificationSent', about: member.name };
};
