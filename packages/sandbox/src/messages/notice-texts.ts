import type { components } from '@fortuna/api/generated/schema.ts';
import type { MessageLanguage } from './translate.ts';

export type NotificationType = components['schemas']['NotificationType'];

interface NoticeText extends Readonly<Record<MessageLanguage, readonly [title: string, content: string]>> {
  readonly type: NotificationType;
}

/** What the sandbox tells a member about their account, with `{{placeholders}}`. */
export const noticeTexts = {
  depositApproved: {
    type: 'deposit_approved',
    pt: ['Depósito confirmado', '{{money}} já está no seu saldo.'],
    en: ['Deposit confirmed', '{{money}} is in your balance.'],
    cn: ['充值成功', '{{money}} 已存入您的余额。'],
  },
  depositFailed: {
    type: 'deposit_failed',
    pt: ['Depósito não concluído', 'O pedido de {{money}} não foi pago. Motivo: {{reason}}'],
    en: ['Deposit not completed', 'The order of {{money}} was not paid. Reason: {{reason}}'],
    cn: ['充值失败', '{{money}} 的订单未支付。原因：{{reason}}'],
  },
  withdrawalApproved: {
    type: 'withdrawal_approved',
    pt: ['Saque aprovado', '{{money}} a caminho da sua conta.'],
    en: ['Withdrawal approved', '{{money}} is on the way to your account.'],
    cn: ['提现已通过', '{{money}} 正在汇入您的账户。'],
  },
  withdrawalRejected: {
    type: 'withdrawal_rejected',
    pt: ['Saque recusado', '{{money}} voltou ao seu saldo. Motivo: {{reason}}'],
    en: ['Withdrawal rejected', '{{money}} is back in your balance. Reason: {{reason}}'],
    cn: ['提现被拒绝', '{{money}} 已退回您的余额。原因：{{reason}}'],
  },
  rewardPaid: {
    type: 'reward',
    pt: ['Recompensa recebida', '{{money}} já está no seu saldo.'],
    en: ['Reward received', '{{money}} is in your balance.'],
    cn: ['奖励已到账', '{{money}} 已存入您的余额。'],
  },
  rewardCancelled: {
    type: 'reward',
    pt: [
      'Recompensa cancelada',
      'A recompensa de {{money}} foi cancelada; {{taken}} saíram do seu saldo. Motivo: {{reason}}',
    ],
    en: [
      'Reward cancelled',
      'The reward of {{money}} was cancelled; {{taken}} were taken off your balance. Reason: {{reason}}',
    ],
    cn: ['奖励已取消', '{{money}} 的奖励已取消，已从您的余额扣除 {{taken}}。原因：{{reason}}'],
  },
  levelReached: {
    type: 'vip',
    pt: ['Novo nível VIP', 'Você chegou ao nível {{level}}.'],
    en: ['New VIP level', 'You have reached level {{level}}.'],
    cn: ['VIP 升级', '您已升至 {{level}} 级。'],
  },
  commissionPaid: {
    type: 'agency',
    pt: ['Comissão recebida', '{{money}} da sua equipe já está no seu saldo.'],
    en: ['Commission received', '{{money}} from your team is in your balance.'],
    cn: ['佣金已到账', '来自团队的 {{money}} 已存入您的余额。'],
  },
  subordinateJoined: {
    type: 'agency',
    pt: ['Novo membro na equipe', '{{name}} entrou na sua equipe.'],
    en: ['New member in your team', '{{name}} has joined your team.'],
    cn: ['团队新成员', '{{name}} 已加入您的团队。'],
  },
  passwordChanged: {
    type: 'security',
    pt: ['Senha alterada', 'A senha de login foi alterada. Não foi você? Fale com o suporte.'],
    en: ['Password changed', 'The login password was changed. Not you? Contact support.'],
    cn: ['密码已修改', '登录密码已修改。如非本人操作，请联系客服。'],
  },
  withdrawalPasswordChanged: {
    type: 'security',
    pt: ['Senha de saque alterada', 'A senha de saque foi alterada. Não foi você? Fale com o suporte.'],
    en: ['Withdrawal password changed', 'The withdrawal password was changed. Not you? Contact support.'],
    cn: ['提现密码已修改', '提现密码已修改。如非本人操作，请联系客服。'],
  },
  emailBound: {
    type: 'security',
    pt: ['E-mail vinculado', 'O endereço {{email}} foi vinculado à sua conta.'],
    en: ['E-mail address bound', 'The address {{email}} was bound to your account.'],
    cn: ['邮箱已绑定', '{{email}} 已绑定到您的账户。'],
  },
} as const satisfies Readonly<Record<string, NoticeText>>;

export type NoticeKey = keyof typeof noticeTexts;

export function isNoticeKey(text: string): text is NoticeKey {
  return text in noticeTexts;
}
