import type { ReactNode } from 'react';
import styled from 'styled-components';
import { media } from '../../theme/media.ts';
import { figure } from '../../theme/mixins.ts';
import { vars } from '../../theme/vars.ts';
import { CopyField, type CopyFieldProps } from '../CopyField/CopyField.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { QrCode } from '../QrCode/QrCode.tsx';

export const pixQrPanelStates = [
  'Waiting',
  'Copied',
  'Expired',
  'Paid',
  'HugeAmount',
  'LongText',
  'Receipt',
] as const;
export const pixQrStatuses = ['waiting', 'expired', 'paid'] as const;
export type PixQrStatus = (typeof pixQrStatuses)[number];
export const pixQrVariants = ['panel', 'receipt'] as const;
export type PixQrVariant = (typeof pixQrVariants)[number];

export interface PixQrPanelProps {
  /** `receipt`: in one column without a box, the time first and the picture large before what is copied. Default: `panel`. */
  readonly variant?: PixQrVariant;
  /** The PIX BR Code: what the picture and the copied text say. */
  readonly brCode: string;
  /** `waiting`: it can be paid; `expired` and `paid`: code and countdown give way, the picture fades under `statusText`. */
  readonly status: PixQrStatus;
  /** Shown over the code once it can no longer be used: "Prazo encerrado", "Pago". */
  readonly statusText: string;
  /** Says what the picture pays, for who cannot see it: "QR code PIX de R$ 10,00". */
  readonly qrLabel: string;
  /** Above the amount: "Valor". */
  readonly amountLabel: string;
  /** Written out with its symbol. */
  readonly amount: string;
  /** Words of the copy field. */
  readonly copy: Pick<CopyFieldProps, 'label' | 'copyLabel' | 'copiedLabel' | 'failedLabel' | 'onCopy'>;
  /** Time left, below the amount, of a receipt above it, while it can be paid: a `Countdown`. Default: nothing. */
  readonly countdown?: ReactNode;
  /** Whether it has been paid, as far as is known: below the code to copy. Default: nothing. */
  readonly progress?: ReactNode;
}

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${vars.space.s5};
  padding: ${vars.space.s5};
  border-radius: ${vars.radius.lg};
  background: ${vars.color.surface1};
  border: ${vars.size.edge} solid ${vars.color.surfaceEdge};
  box-shadow: ${vars.shadow.raised};

  /* What is copied first, also for the keyboard; the picture beside it where there is room. */
  ${media.wide} {
    &[data-status='waiting'][data-variant='panel'] {
      grid-template-columns: minmax(0, 1fr) 13rem;
      align-items: center;
    }
  }
  &[data-variant='receipt'] {
    gap: ${vars.space.s4};
    padding: 0;
    border: 0;
    border-radius: 0;
    background: none;
    box-shadow: none;
  }
`;

const ToCopy = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${vars.space.s4};
`;

const Amount = styled.div`
  display: grid;
  justify-items: center;
  gap: ${vars.space.s1};
  color: ${vars.color.textMuted};
  font-size: ${vars.text.sm};
`;

const Figure = styled.strong`
  color: ${vars.color.text};
  font-family: ${vars.font.display};
  font-size: clamp(1.5rem, 9vw, 2.5rem);
  font-weight: ${vars.weight.display};
  line-height: 1.1;
  ${figure}
`;

const Code = styled.div`
  position: relative;
  width: min(15rem, 100%);
  ${media.phone} {
    width: min(11rem, 100%);
  }
  margin-inline: auto;

  [data-variant='receipt'] > & {
    width: min(17rem, 80%);
    /* The button below it is in the first window. */
    ${media.phone} {
      width: min(12.5rem, 80%);
    }
  }
`;

const Seal = styled.span`
  position: absolute;
  inset: 0;
  display: flex;
  align-items: center;
  justify-content: center;
  gap: ${vars.space.s2};

  > span {
    display: inline-flex;
    align-items: center;
    gap: ${vars.space.s2};
    padding: ${vars.space.s2} ${vars.space.s4};
    border-radius: ${vars.radius.pill};
    background: ${vars.color.surface3};
    font-weight: ${vars.weight.strong};
  }
  [data-status='paid'] & > span {
    color: ${vars.color.success};
  }
`;

/** What pays a PIX order: the amount, the time left, the code to copy, the same to scan. */
export function PixQrPanel({
  variant = 'panel',
  brCode,
  status,
  statusText,
  qrLabel,
  amountLabel,
  amount,
  copy,
  countdown,
  progress,
}: PixQrPanelProps) {
  const isReceipt = variant === 'receipt';
  const time = status === 'waiting' && countdown;
  const due = (
    <Amount data-part="due">
      <span>{amountLabel}</span>
      <Figure data-part="amount">{amount}</Figure>
      {!isReceipt && time}
    </Amount>
  );
  const code = (
    <Code>
      <QrCode value={brCode} label={qrLabel} isFaded={status !== 'waiting'} />
      {status !== 'waiting' && (
        <Seal data-part="seal">
          <span>
            <Icon name={status === 'paid' ? 'check' : 'clock'} size={20} />
            {statusText}
          </span>
        </Seal>
      )}
    </Code>
  );
  return (
    <Root data-part="pix-qr" data-status={status} data-variant={variant}>
      {isReceipt && (
        <>
          {time}
          {due}
          {code}
        </>
      )}
      <ToCopy>
        {!isReceipt && due}
        {status === 'waiting' && <CopyField {...copy} variant="lead" value={brCode} />}
        {progress}
      </ToCopy>
      {!isReceipt && code}
    </Root>
  );
}
