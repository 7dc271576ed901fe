import { to } from '@fortuna/domain/site-map.ts';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { CopyField } from '../../../components/CopyField/CopyField.tsx';
import { TextLink } from '../../../components/TextLink/TextLink.tsx';
import { useBrand } from '../../../theme/brand-context.ts';
import { media } from '../../../theme/media.ts';
import { surface } from '../../../theme/mixins.ts';
import { vars } from '../../../theme/vars.ts';

export interface InviteTicketProps {
  readonly code: string;
  /** Something else is to be done first on the page. Default: false. */
  readonly isQuiet?: boolean;
  /** Puts a text on the clipboard; rejects where that is not allowed. */
  readonly onCopy: (text: string) => Promise<void>;
}

/** A ticket: what is torn off and handed on is below the perforated line, or beside it. */
const Root = styled.section`
  display: grid;
  gap: ${vars.space.s4};
  padding: ${vars.space.s4};
  ${surface}
  > p {
    color: ${vars.color.textMuted};
    line-height: 1.5;
  }
  > [data-part='copy-field'] {
    padding-top: ${vars.space.s4};
    border-top: 2px dashed ${vars.color.lineStrong};
  }
  ${media.wide} {
    grid-template: 1fr auto / minmax(0, 1fr) minmax(0, 1fr);
    gap: 0 ${vars.space.s4};
    > [data-part='copy-field'] {
      grid-row: span 2;
      padding: 0 0 0 ${vars.space.s4};
      border: 0;
      border-inline-start: 2px dashed ${vars.color.lineStrong};
    }
  }
`;

/** The member's own code, to be copied and sent to friends. */
export function InviteTicket({ code, isQuiet = false, onCopy }: InviteTicketProps) {
  const { t } = useTranslation('promotions-friends');
  const { switchedOff } = useBrand();
  return (
    <Root aria-label={t('ticket.title')} data-part="invite-ticket">
      <p>{t('ticket.text')}</p>
      <CopyField
        variant={isQuiet ? 'inline' : 'lead'}
        label={t('ticket.code')}
        value={code}
        copyLabel={t('ticket.copy')}
        copiedLabel={t('ticket.copied')}
        failedLabel={t('ticket.copyFailed')}
        onCopy={onCopy}
      />
      {!switchedOff.includes('agency') && (
        <TextLink href={to('/agency-center/invite')} isStandalone>
          {t('ticket.more')}
        </TextLink>
      )}
    </Root>
  );
}
