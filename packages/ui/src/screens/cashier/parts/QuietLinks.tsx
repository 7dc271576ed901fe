import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { TextLink } from '../../../components/TextLink/TextLink.tsx';
import { vars } from '../../../theme/vars.ts';

export interface QuietLinksProps {
  readonly recordsHref: string;
  readonly recordsLabel: string;
  readonly supportHref: string;
}

const Row = styled.p`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  column-gap: ${vars.space.s6};
`;

/** Records and support: at hand in every state of an order. */
export function QuietLinks({ recordsHref, recordsLabel, supportHref }: QuietLinksProps) {
  const { t } = useTranslation('cashier');
  return (
    <Row>
      <TextLink href={recordsHref} tone="quiet" isStandalone>
        {recordsLabel}
      </TextLink>
      <TextLink href={supportHref} tone="quiet" isStandalone>
        {t('support')}
      </TextLink>
    </Row>
  );
}
