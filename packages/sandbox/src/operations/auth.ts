import { isMobile } from '@fortuna/domain/phone.ts';
import { unpackArchive } from '../seeds/seed-archive.ts';
import { levelName } from '../site/level-names.ts';
import { drawCaptcha, takeCaptcha } from '../world/captcha.ts';
import { inTransaction } from '../world/database.ts';
import { settleIdleMoney } from '../world/game-money.ts';
import { balanceOf, walletOf } from '../world/ledger.ts';
import { isLoginPassword } from '../world/login-password.ts';
import {
  addMember,
  findMember,
  findMemberByInviteCode,
  findMemberByName,
  findMemberByPhone,
  type MemberRow,
  updateMember,
} from '../world/members.ts';
import { profileOf } from '../world/profiles.ts';
import { rebateBalance } from '../world/promotions/rebates.ts';
import { totalsOf, wageredOn } from '../world/promotions/standing.ts';
import { noteJoining } from '../world/promotions/subordinates.ts';
import { FieldProblem, Refusal } from '../world/refusal.ts';
import { issueToken, revokeToken, revokeTokensOf, tokenLifeSeconds } from '../world/tokens.ts';
import type { World } from '../world/world.ts';
import type { Answer, Call, Handlers } from './handler.ts';
import { dateText, dateTextOrNull, flag, genderOf, siteLanguage } from './wire.ts';

type MemberInfo = Answer<'getMember'>['data'];

/** The user fields (specification section 3) that the sandbox knows; the others are empty. */
function memberInfo({ world, site, language }: Call<'getMember'>, member: MemberRow): MemberInfo {
  const profile = profileOf(world, member.id);
  const { betting, points } = totalsOf(world, member.id);
  return {
    id: member.id,
    name: member.name,
    nickname: member.nickname,
    realname: member.realName,
    email: member.email,
    phone: member.phone,
    qq: profile.qq,
    gender: genderOf(member),
    invite_code: member.inviteCode,
    money: balanceOf(world.db, walletOf(member.id)) / 100,
    fs_money: rebateBalance(world, member.id) / 100,
    ml_money: member.turnoverLeft / 100,
    total_money: betting / 100,
    total_slot_money: wageredOn(world, member.id, 'slots') / 100,
    total_live_money: wageredOn(world, member.id, 'live') / 100,
    score: points,
    register_ip: null,
    register_area: null,
    register_site: null,
    status: member.status === -1 ? -1 : 1,
    is_tips_on: flag(profile.isTipsOn),
    is_in_on: flag(profile.isInboxOn),
    is_trans_on: flag(profile.isAutoTransferOn),
    is_demo: flag(member.isDemo),
    lang: siteLanguage(member.language),
    top_id: member.topId ?? 0,
    agent_id: member.isAgent ? member.id : 0,
    total_credit: 0,
    used_credit: 0,
    level: member.level,
    slot_level: member.level,
    live_level: member.level,
    level_name: levelName(site, language, member.level),
    created_at: dateText(member.createdAt),
    updated_at: dateText(member.updatedAt),
    deleted_at: null,
    site: 'mare',
    is_ms_reg: 0,
    has_qk_pwd: member.withdrawalPasswordHash !== null,
    has_password: member.passwordHash !== null,
    password_changed_at: dateTextOrNull(member.passwordChangedAt),
    qk_pwd_changed_at: dateTextOrNull(member.withdrawalPasswordChangedAt),
  };
}

function ensureCaptcha(world: World, key: string, answer: string): void {
  if (!takeCaptcha(world, key, answer)) throw new FieldProblem({ captcha: 'captchaWrong' });
}

/** The member whose password it is. */
async function memberByPassword(world: World, name: string, password: string): Promise<MemberRow> {
  const member = findMemberByName(world, name);
  if (member && member.passwordHash === null) throw new Refusal('noPassword');
  if (!(await isLoginPassword(world, name, member, password)) || !member) {
    throw new Refusal(member ? 'passwordWrong' : 'userUnknown');
  }
  if (findMember(world, member.id)?.status === -1) throw new Refusal('accountBlocked');
  return member;
}

export const authHandlers = {
  createCaptcha: (call) => ({
    ...call.success(),
    data: { sensitive: false, ...captchaFields(call.world) },
  }),

  login: async (call) => {
    const { world, body } = call;
    // A captcha works once: it is not used up where the password cannot be looked at.
    world.passwords.ensurePlace();
    ensureCaptcha(world, body.key, body.captcha);
    const member = await memberByPassword(world, body.name, body.password);
    unpackArchive(world, member);
    const issued = inTransaction(world.db, () => {
      if (member.isForcedOffline) {
        revokeTokensOf(world, member.id);
        updateMember(world, member.id, { isForcedOffline: false });
      }
      return issueToken(world, member.id);
    });
    return {
      ...call.success('loggedIn'),
      data: {
        access_token: issued.token,
        token_type: 'bearer',
        expires_in: tokenLifeSeconds,
        expires_at: dateText(issued.expiresAt),
      },
    };
  },

  register: async (call) => {
    const { world, body } = call;
    world.passwords.ensurePlace();
    const inviteCode = body.invite_code?.trim() ?? '';
    const inviter = inviteCode === '' ? undefined : findMemberByInviteCode(world, inviteCode);
    ensureCaptcha(world, body.key, body.captcha);
    if (body.password !== body.password_confirmation) {
      throw new FieldProblem({ password_confirmation: 'confirmationDiffers' });
    }
    if (!isMobile(body.phone)) throw new FieldProblem({ phone: 'validation.phone' });
    if (inviteCode !== '' && !inviter) throw new FieldProblem({ invite_code: 'inviteCodeUnknown' });
    const passwordHash = await world.passwords.hash(body.password);
    const { member, issued } = inTransaction(world.db, () => {
      if (findMemberByName(world, body.name)) throw new FieldProblem({ name: 'nameTaken' });
      if (findMemberByPhone(world, body.phone)) throw new FieldProblem({ phone: 'phoneTaken' });
      const added = addMember(world, {
        name: body.name,
        passwordHash,
        phone: body.phone,
        topId: inviter?.id ?? null,
        language: call.language,
      });
      if (inviter) noteJoining(world, inviter.id, added);
      return { member: added, issued: issueToken(world, added.id) };
    });
    return { ...call.success('registered'), token: issued.token, data: { id: member.id, name: member.name } };
  },

  getMember: (call) => {
    const member = call.member();
    settleIdleMoney(call.world, member.id);
    return { ...call.success(), data: memberInfo(call, member) };
  },

  logout: (call) => {
    const { world, token } = call;
    if (token !== null) inTransaction(world.db, () => revokeToken(world, token));
    return { ...call.success('loggedOut'), data: null };
  },
} satisfies Partial<Handlers>;

function captchaFields(world: World): { key: string; img: string } {
  const { key, image } = drawCaptcha(world);
  return { key, img: image };
}
