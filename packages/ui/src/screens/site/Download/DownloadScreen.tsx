import { to } from '@fortuna/domain/site-map.ts';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { Card } from '../../../components/Card/Card.tsx';
import { QrCode } from '../../../components/QrCode/QrCode.tsx';
import { TextLink } from '../../../components/TextLink/TextLink.tsx';
import { useBrand } from '../../../theme/brand-context.ts';
import { media } from '../../../theme/media.ts';
import { vars } from '../../../theme/vars.ts';
import { Page } from '../../page/Page/Page.tsx';
import type { DownloadView } from './Download.view.ts';
import { DownloadWay } from './DownloadWay.tsx';
import { OperatorApp } from './OperatorApp.tsx';

export const downloadStates = [
  'Prompt',
  'Installing',
  'Installed',
  'Ios',
  'BrowserMenu',
  'NotPossible',
  'Desktop',
  'DesktopNotPossible',
  'OperatorApp',
] as const;

export interface DownloadScreenProps {
  /** How this device installs the site, and where else the app is. */
  readonly view: DownloadView;
  /** Opens the system's own question. */
  readonly onInstall: () => void;
}

/** What can be done here, and beside it from desktops up the way to a telephone. */
const Places = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-items: start;
  gap: ${vars.space.s6};
  ${media.desktop} {
    &[data-has-code] {
      grid-template-columns: minmax(0, 1fr) 18rem;
      column-gap: ${vars.space.s10};
    }
  }
`;

const Column = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${vars.space.s5};
`;

/** The icon stands over the way to it, on wider windows beside it. */
const Start = styled(Column)`
  ${media.wide} {
    &:has(> img) {
      grid-template-columns: auto minmax(0, 1fr);
    }
  }
`;

/** The icon as it will stand on a screen. */
const AppIcon = styled.img`
  width: 88px;
  height: 88px;
  border: 1px solid ${vars.color.lineStrong};
  border-radius: ${vars.radius.lg};
  background: ${vars.color.surface2};
`;

const Facts = styled.ul`
  display: grid;
  gap: ${vars.space.s2};
  padding-inline-start: ${vars.space.s5};
  list-style: disc;
  color: ${vars.color.textMuted};
  font-size: ${vars.text.sm};
  > li::marker {
    color: ${vars.color.second};
  }
`;

/** On tablets the code stands beside what it is for. */
const Code = styled.div`
  display: grid;
  gap: ${vars.space.s3};
  ${media.tablet} {
    grid-template-columns: 14rem minmax(0, 1fr);
    align-content: start;
    > [data-part='qr'] {
      grid-row: 1 / span 4;
    }
  }

  h2 {
    font-size: ${vars.text.lg};
  }
  p {
    color: ${vars.color.textMuted};
    font-size: ${vars.text.sm};
    overflow-wrap: anywhere;
  }
`;

/** The first is not said beside an app that does come from elsewhere, the last not where nothing is installed. */
const facts = ['store', 'account', 'remove'] as const;

/** `/download`, outside the layout: how this site comes to the home screen of this device, or of a telephone. */
export function DownloadScreen({ view: { way, address, appUrl }, onInstall }: DownloadScreenProps) {
  const { t } = useTranslation('site-download');
  const { id, title } = useBrand();
  // Neither here nor, by the code, on a telephone: what cannot be done is no title.
  const isHereOnly = way === 'none' && address === null && appUrl === null;
  return (
    <Page
      part="download-screen"
      width={address === null ? 'narrow' : 'contents'}
      title={t(isHereOnly ? 'none.head' : 'title', { brand: title })}
      lead={isHereOnly ? undefined : t('lead')}
    >
      <Places data-has-code={address === null ? undefined : ''}>
        <Column>
          <Start>
            {!isHereOnly && <AppIcon src={`/brands/${id}/icon.svg`} alt="" width={88} height={88} />}
            <Column>
              {appUrl !== null && <OperatorApp url={appUrl} />}
              <DownloadWay
                way={way}
                isSecond={appUrl !== null}
                hasCode={address !== null}
                onInstall={onInstall}
              />
            </Column>
          </Start>
          <Facts>
            {facts
              .filter((fact) => (fact === 'store' ? appUrl === null : fact !== 'remove' || !isHereOnly))
              .map((fact) => (
                <li key={fact}>{t(`facts.${fact}`)}</li>
              ))}
          </Facts>
          {(way === 'prompt' || way === 'installing' || way === 'ios') && (
            <TextLink href={to('/')} isStandalone>
              {t('home')}
            </TextLink>
          )}
        </Column>
        {address !== null && (
          <Card>
            <Code>
              <h2>{t('phone.title')}</h2>
              <QrCode value={address} label={t('phone.code', { address })} />
              <p>{t('phone.text')}</p>
              <p data-part="address">{address}</p>
            </Code>
          </Card>
        )}
      </Places>
    </Page>
  );
}
