import {
  findPicture,
  findPictureByUrl,
  type ProfilePicture,
  profilePictures,
} from '../pictures/profile-pictures.ts';
import { inTransaction } from '../world/database.ts';
import { findMember, type MemberRow, updateMember } from '../world/members.ts';
import { profileOf, updateProfile } from '../world/profiles.ts';
import { FieldProblem, Refusal } from '../world/refusal.ts';
import type { World } from '../world/world.ts';
import type { Answer, Call, Handlers } from './handler.ts';
import { callerWithId } from './own-member.ts';
import { flag, genderOf, siteLanguage } from './wire.ts';

type Picture = Answer<'listProfilePictures'>['data']['male'][number];
type ProfileFields = Answer<'updateProfile'>['data'];

function listed(list: readonly ProfilePicture[]): Picture[] {
  return list.map(({ id, url }) => ({ id, profileurl: url }));
}

function pictureOf(world: World, memberId: number): Answer<'getProfilePicture'>['data'] {
  const picture = findPicture(profileOf(world, memberId).pictureId);
  return { member_id: memberId, profileurl: picture?.url ?? null };
}

function profileFields(world: World, member: MemberRow): ProfileFields {
  const profile = profileOf(world, member.id);
  return {
    nickname: member.nickname,
    realname: member.realName,
    gender: genderOf(member),
    qq: profile.qq,
    lang: siteLanguage(member.language),
    is_tips_on: flag(profile.isTipsOn),
    is_in_on: flag(profile.isInboxOn),
    is_trans_on: flag(profile.isAutoTransferOn),
  };
}

function switched(value: 0 | 1 | undefined): boolean | undefined {
  return value === undefined ? undefined : value === 1;
}

/** Leaves out fields that were not given, so that they stay as they are. */
function given<Fields extends object>(fields: Fields): Partial<Fields> {
  const entries = Object.entries(fields).filter(([, value]) => value !== undefined);
  return Object.fromEntries(entries) as Partial<Fields>;
}

function trimmed(field: string, text: string | undefined): string | undefined {
  const value = text?.trim();
  if (value === '') throw new FieldProblem({ [field]: 'validation.required' });
  return value;
}

/** Words of the house: whoever carries one could pass for it. */
const houseWords = /suporte|support|admin|gerente|moderador|客服|管理员/iu;
/** Characters that are not seen, or that turn the order of others around. */
const unseen = /\p{Cc}|\p{Cf}/u;

function nicknameOf(text: string | undefined): string | undefined {
  const nickname = trimmed('nickname', text);
  if (nickname === undefined) return undefined;
  if (unseen.test(nickname)) throw new FieldProblem({ nickname: 'nicknameUnseen' });
  if (houseWords.test(nickname)) throw new FieldProblem({ nickname: 'nicknameReserved' });
  return nickname;
}

/** @throws Refusal when there is a real name already and another is given */
function changeProfile(call: Call<'updateProfile'>): MemberRow {
  const { world, body } = call;
  const member = call.member();
  const realName = trimmed('realname', body.realname);
  const nickname = nicknameOf(body.nickname);
  if (realName !== undefined && member.realName !== null && realName !== member.realName) {
    throw new Refusal('realNameFixed');
  }
  updateMember(world, member.id, given({ nickname, realName, gender: body.gender, language: body.lang }));
  updateProfile(
    world,
    member.id,
    given({
      qq: body.qq,
      isTipsOn: switched(body.is_tips_on),
      isInboxOn: switched(body.is_in_on),
      isAutoTransferOn: switched(body.is_trans_on),
    }),
  );
  return findMember(world, member.id) ?? member;
}

export const profileHandlers = {
  listProfilePictures: (call) => ({
    ...call.success(),
    data: { male: listed(profilePictures.male), female: listed(profilePictures.female) },
  }),

  getProfilePicture: (call) => ({
    ...call.success(),
    data: pictureOf(call.world, callerWithId(call).id),
  }),

  setProfilePicture: (call) => {
    const { world, body } = call;
    const member = callerWithId(call);
    const picture = findPictureByUrl(body.profileurl);
    if (!picture) throw new FieldProblem({ profileurl: 'validation.option' });
    inTransaction(world.db, () => updateProfile(world, member.id, { pictureId: picture.id }));
    return { ...call.success('saved'), data: pictureOf(world, member.id) };
  },

  updateProfile: (call) => {
    const member = inTransaction(call.world.db, () => changeProfile(call));
    return { ...call.success('saved'), data: profileFields(call.world, member) };
  },
} satisfies Partial<Handlers>;
