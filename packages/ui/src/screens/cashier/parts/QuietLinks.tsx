import { type SitePath, to } from '@fortuna/domain/site-map.ts';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { TextLink } from '../../../components/TextLink/TextLink.tsx';
import { media } from '../../../theme/media.ts';
import { vars } from '../../../theme/vars.ts';
import { helpHref } from '../../help.ts';

export interface QuietLinksProps {
  /** Left out: the way to the records is the main one. */
  readonly records?: {
    readonly path: Extract<SitePath, '/rechargeRecord' | '/withdrawalRecord'>;
    readonly label: string;
  };
}

const Row = styled.p`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  column-gap: ${vars.space.s6};
  /* In a column beside, on the edge of what stands above them. */
  ${media.desktop} {
    [data-part='payment-waiting'] & {
      justify-content: start;
    }
  }
`;

/** Records and support: at hand in every state of an order. */
export function QuietLinks({ records }: QuietLinksProps) {
  const { t } = useTranslation('controls');
  return (
    <Row>
      {records !== undefined && (
        <TextLink href={to(records.path)} tone="quiet" isStandalone>
          {records.label}
        </TextLink>
      )}
      <TextLink href={helpHref('deposit')} tone="quiet" isStandalone>
        {t('support')}
      </TextLink>
    </Row>
  );
}
