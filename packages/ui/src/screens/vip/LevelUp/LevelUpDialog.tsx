import { to } from '@fortuna/domain/site-map.ts';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { Button } from '../../../components/Button/Button.tsx';
import { ButtonLink } from '../../../components/ButtonLink/ButtonLink.tsx';
import { Dialog } from '../../../components/Dialog/Dialog.tsx';
import { VipBadgeArt } from '../../../components/DrawnArt/DrawnArt.tsx';
import { WinScene } from '../../../components/PrizeModal/WinScene.tsx';
import { vars } from '../../../theme/vars.ts';

export const levelUpStates = ['Reached', 'Closes', 'Reduced'] as const;

export interface LevelUpDialogProps {
  /** Whether it stands over the page. */
  readonly isOpen: boolean;
  /** Closed: by its button, Escape, or a press beside it. */
  readonly onClose: () => void;
  /** The level that has been reached. */
  readonly level: number;
}

const Body = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  justify-items: center;
  gap: ${vars.space.s4};
  text-align: center;
  > p {
    max-width: 36ch;
    color: ${vars.color.textMuted};
  }
`;

/** A level was reached: told once, with a small feast that anything ends. Load it lazily, as every dialog. */
export function LevelUpDialog({ isOpen, onClose, level }: LevelUpDialogProps) {
  const { t } = useTranslation('vip-level-up');
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      closeLabel={t('close')}
      title={t('title', { level })}
      size="sm"
      actions={
        <>
          <ButtonLink href={to('/promotion/vip')} variant="primary" onClick={onClose}>
            {t('see')}
          </ButtonLink>
          <Button variant="quiet" onClick={onClose}>
            {t('later')}
          </Button>
        </>
      }
    >
      <Body>
        <WinScene isWon>
          <VipBadgeArt level={level} />
        </WinScene>
        <p>{t('text')}</p>
      </Body>
    </Dialog>
  );
}
