import { describe, expect, it } from 'vitest';
import { allOperations, contract } from '../test/contract.ts';

/** The platform's own table of calls, CALL-01 to CALL-55 in its order; everything else in the contract is inferred. */
const platformCalls = `
POST /api/auth/captcha
POST /api/auth/login2
POST /api/auth/register2
POST /api/auth/me
POST /api/profilepictures/user
POST /api/profilepictures/set
GET /api/profilepictures
GET /api/language/getList
GET /api/dynamicwebs/getdata
GET /api/games/apisv2
GET /api/games/listsv2
GET /api/payments/list
GET /api/payment/online/list
POST /api/recharge/online
POST /api/recharge/list
POST /api/member/drawing_pwd/set
POST /api/drawing
POST /api/memberbanks/save
GET /api/memberbanks/display
GET /api/member/bank
POST /api/game/record
POST /api/games/follow
GET /api/games/promotion
GET /api/games/popular
POST /api/games/follow/set
POST /api/games/follow/delete
POST /api/day7/day7LoginV2
GET /api/day7/getAllBalance
POST /api/member/vip/history
POST /api/cover/history
POST /api/member/vip/info
POST /api/agency/subordinate/register
GET /api/agency/mechanism/recharge
GET /api/agency/mechanism/betting
GET /api/agency/mechanism/settlement
GET /api/socialmedialinks/get
POST /api/ftd/check
POST /api/ftd/claim
POST /api/dailywheel/check
POST /api/dailywheel/claim
POST /api/invitationactivity/check
POST /api/invitationactivity/claim
POST /api/dailyrescue/check
POST /api/dailyrescue/claim
POST /api/lotterywheel/check
POST /api/lotterywheel/claim
POST /api/rechargerebate/check
POST /api/rechargerebate/claim
GET /api/activitydetails/get
GET /api/informationcenter/support
GET /api/informationcenter/notification
GET /api/informationcenter/announcement
GET /api/ordercenter/details
GET /api/ordercenter/fee
GET /api/ordercenter/association`
  .trim()
  .split('\n');

/** CALL-56: what the platform's description mentions without a path, and what a screen needs and the table lacks. */
const callsWithoutPath: Readonly<Record<string, readonly string[]>> = {
  'user info': ['getMember'],
  'profile photo get and set per member': ['getProfilePicture', 'setProfilePicture'],
  'favourite list, add, remove': ['listFavourites', 'addFavourite', 'removeFavourite'],
  'language by host name': ['getHostLanguage'],
  'supported languages by site name': ['listSiteLanguages'],
  'withdrawal list': ['listWithdrawals'],
  'change password': ['changePassword'],
  'verify password': ['verifyPassword'],
  'bind e-mail with code': ['sendEmailCode', 'bindEmail'],
  'change withdrawal password': ['changeWithdrawalPassword'],
  'forgotten password': ['sendPasswordCode', 'resetPassword'],
  'profile update': ['updateProfile'],
  logout: ['logout'],
  'card removal': ['deleteBankAccount'],
  'invitation records': ['listInvitations'],
  'agency rewards': ['listAgencyRewards', 'getAgencyRewardSummary'],
  'notifications read': ['readNotifications'],
  'message centre': ['listMessages', 'readMessages', 'deleteMessages'],
  'money log': ['listMoneyLog'],
  'claim of the other activities': ['claimActivity'],
  'rebate wallet': ['collectRebates'],
  'one game': ['getGame'],
  'games played last': ['listRecentGames'],
  'wins of the last day': ['listRecentWins'],
  'live tables': ['listLiveTables'],
  'what a deposit would earn': ['quoteDeposit'],
  'accounts at providers of games': ['listGameAccounts', 'openGameAccount'],
  'proof of a round': ['getRoundProof'],
  'money at providers of games': ['transferIn', 'transferOut', 'transferAllOut', 'listTransfers'],
  'the ladder of levels for guests': ['listVipLevels'],
};

const platformFields: Readonly<Record<string, readonly string[]>> = {
  MemberInfo:
    `id name nickname realname email phone qq gender invite_code money fs_money ml_money total_money total_slot_money
    total_live_money score register_ip register_area register_site status is_tips_on is_in_on is_trans_on is_demo lang top_id
    agent_id total_credit used_credit level slot_level live_level level_name created_at updated_at deleted_at site is_ms_reg
    has_qk_pwd bridge day7`.split(/\s+/),
  Favourite: ['game_id', 'member_id'],
  DepositRequest: ['money', 'payment_desc', 'payment_id', 'payment_type'],
  WithdrawalRequest:
    `name money account member_bank_id member_bank_text member_remark qk_pwd payment_type cpf_id phone_number email cnpj
    evp`.split(/\s+/),
  LanguageRow: ['language_code', 'language_name', 'language_flag_link'],
  RewardItem: ['id', 'is_claimed', 'claimed_at', 'event_ended_at', 'required_amount', 'reward_amount'],
  SpinAnswer: ['status', 'code', 'remainingspins', 'reward', 'quantity', 'message'],
  WheelPrize: ['icon'],
  VipInfoAnswer: ['userviplvl', 'totalrecharge', 'totalbetting', 'data'],
  OrderDetailsAnswer: [
    'total_recharge_amount',
    'total_withdraw_amount',
    'total_bonus_amount',
    'total_fee_amount',
    'list',
  ],
  WithdrawalRulesAnswer: ['list'],
  ProfilePicturesAnswer: ['male', 'female'],
  ProfilePictureAnswer: ['profileurl'],
};

/** Names of the properties of a schema, at any depth, through references. */
function propertiesOf(schema: unknown, found = new Set<string>()): ReadonlySet<string> {
  if (typeof schema !== 'object' || schema === null) return found;
  for (const [keyword, value] of Object.entries(schema)) {
    if (keyword === '$ref')
      propertiesOf(contract.components.schemas[String(value).split('/').at(-1) ?? ''], found);
    else if (keyword === 'properties') for (const name of Object.keys(value)) found.add(name);
    if (keyword !== 'examples') propertiesOf(value, found);
  }
  return found;
}

describe('the platform’s description', () => {
  it('is in the contract call by call, and marked as such', () => {
    const marked = allOperations.filter((operation) => operation['x-origin'] === 'seed');
    expect(marked.map(({ method, path }) => `${method.toUpperCase()} ${path}`).toSorted()).toEqual(
      platformCalls.toSorted(),
    );
  });

  it.each(platformCalls.map((call, index) => [`CALL-${String(index + 1).padStart(2, '0')}`, call]))(
    '%s, %s, is an operation with a purpose',
    (_, call) => {
      const operation = allOperations.find(({ method, path }) => `${method.toUpperCase()} ${path}` === call);
      expect(operation).toMatchObject({ 'x-origin': 'seed', summary: expect.stringMatching(/^[A-Z].+\.$/) });
    },
  );

  it.each(Object.entries(callsWithoutPath))('CALL-56: %s', (_, ids) => {
    const known = allOperations.map(({ operationId }) => operationId);
    expect(known).toEqual(expect.arrayContaining([...ids]));
  });

  it('has no inferred operation that CALL-56 does not ask for', () => {
    const asked = new Set(Object.values(callsWithoutPath).flat());
    const inferred = allOperations.filter((operation) => operation['x-origin'] === 'inferred');
    expect(inferred.filter(({ operationId }) => !asked.has(operationId))).toEqual([]);
    expect(inferred).toHaveLength(36);
  });

  it.each(allOperations)('$operationId says what it is for in a sentence', ({ summary }) => {
    expect(summary).toMatch(/^[A-Z].+\.$/);
  });

  it.each(Object.entries(platformFields))(
    'is in the contract field by field (CALL-59): %s',
    (schema, fields) => {
      expect([...propertiesOf(contract.components.schemas[schema])]).toEqual(
        expect.arrayContaining([...fields]),
      );
    },
  );

  it.each([
    ['listFavourites', ['member_id', 'name']],
    ['listPopularGames', ['name']],
    ['listPromotedGames', ['name']],
    ['getAllBalance', ['currency', 'platType']],
    ['listSocialLinks', ['site']],
    ['listPaymentMethods', ['domain']],
    ['listBetRecords', ['lang']],
    ['listDeposits', ['lang']],
  ])('has the fixed parameters of %s in the query (CALL-58)', (operationId, names) => {
    const { parameters = [] } =
      allOperations.find((operation) => operation.operationId === operationId) ?? {};
    const inQuery = parameters.map(({ $ref, name }) =>
      $ref === undefined
        ? { name, in: 'query' }
        : contract.components.parameters[$ref.split('/').at(-1) ?? ''],
    );
    for (const name of names) expect(inQuery).toContainEqual(expect.objectContaining({ name, in: 'query' }));
  });
});

it('whatever moves money takes an Idempotency-Key', () => {
  const keyed = allOperations
    .filter(({ parameters = [] }) => parameters.some(({ $ref }) => $ref?.endsWith('/IdempotencyKey')))
    .map(({ operationId }) => operationId);
  const others = allOperations
    .map(({ operationId }) => operationId)
    .filter((id) => /^(claim|spin|collect|transfer)/.test(id));
  expect(keyed.toSorted()).toEqual([...others, 'createDeposit', 'createWithdrawal'].toSorted());
});
