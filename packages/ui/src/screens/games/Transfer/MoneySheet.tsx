import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { ButtonLink } from '../../../components/ButtonLink/ButtonLink.tsx';
import { Drawer } from '../../../components/Drawer/Drawer.tsx';
import { vars } from '../../../theme/vars.ts';
import { TransferPanel, type TransferPanelProps } from './TransferPanel.tsx';

export const moneySheetStates = ['Open'] as const;

export interface MoneySheetProps extends TransferPanelProps {
  /** Address of the deposit page, in the reader's language. */
  readonly depositHref: string;
  /** Closed: by its button, Escape, or a press beside it. */
  readonly onClose: () => void;
}

const Content = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${vars.space.s4};
`;

/** Over the running game, which goes on below: where the money is, what moves it, and the way to more. */
export function MoneySheet({ depositHref, onClose, ...panel }: MoneySheetProps) {
  const { t } = useTranslation('games-transfer');
  return (
    <Drawer isOpen side="bottom" title={t('sheet.title')} closeLabel={t('sheet.close')} onClose={onClose}>
      <Content>
        <TransferPanel {...panel} />
        <ButtonLink href={depositHref} variant="primary" size="lg" isWide onClick={onClose}>
          {t('sheet.deposit')}
        </ButtonLink>
      </Content>
    </Drawer>
  );
}
