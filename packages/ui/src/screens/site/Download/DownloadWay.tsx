import { to } from '@fortuna/domain/site-map.ts';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { ButtonLink } from '../../../components/ButtonLink/ButtonLink.tsx';
import { Card } from '../../../components/Card/Card.tsx';
import { InstallSteps } from '../../../components/InstallButton/InstallSteps.tsx';
import type { InstallWay } from '../../../components/InstallButton/install-way.ts';
import { Notice } from '../../../components/Notice/Notice.tsx';
import { vars } from '../../../theme/vars.ts';
import { InstallApp } from '../InstallApp/InstallApp.tsx';
import { useIosGuide } from '../use-ios-guide.ts';

export interface DownloadWayProps {
  readonly way: InstallWay;
  /** Something else leads. */
  readonly isSecond: boolean;
  /** A telephone can read the address beside it. */
  readonly hasCode: boolean;
  readonly onInstall: () => void;
}

const Steps = styled.div`
  display: grid;
  gap: ${vars.space.s3};

  h2 {
    font-size: ${vars.text.lg};
  }
  > p {
    color: ${vars.color.textMuted};
    font-size: ${vars.text.sm};
  }
`;

/** What there is to do on this device, or why there is nothing. */
export function DownloadWay({ way, isSecond, hasCode, onInstall }: DownloadWayProps) {
  const { t } = useTranslation('site-download');
  const guide = useIosGuide();
  const variant = isSecond ? 'secondary' : 'primary';
  const stay = (
    <ButtonLink href={to('/')} variant={variant} size="lg" isWide>
      {t('none.action')}
    </ButtonLink>
  );
  switch (way) {
    case 'prompt':
    case 'installing':
      return <InstallApp way={way} variant={variant} isWide onInstall={onInstall} />;
    case 'installed':
      return (
        <>
          <Notice tone="success" title={t('installed.title')}>
            {t('installed.text')}
          </Notice>
          {stay}
        </>
      );
    case 'ios':
      return (
        <Card>
          <Steps>
            <h2>{guide.title}</h2>
            <InstallSteps steps={guide.steps} />
          </Steps>
        </Card>
      );
    case 'menu':
      return (
        <>
          <Notice title={t('menu.title')}>{t('menu.text')}</Notice>
          {stay}
        </>
      );
    case 'none':
      return (
        <Steps>
          {stay}
          <p>
            {t('none.title')}. {hasCode ? t('none.textWithCode') : t('none.text')}
          </p>
        </Steps>
      );
  }
}
