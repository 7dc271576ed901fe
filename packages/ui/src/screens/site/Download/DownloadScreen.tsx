import { to } from '@fortuna/domain/site-map.ts';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { Card } from '../../../components/Card/Card.tsx';
import { QrCode } from '../../../components/QrCode/QrCode.tsx';
import { TextLink } from '../../../components/TextLink/TextLink.tsx';
import { useBrand } from '../../../theme/brand-context.ts';
import { media } from '../../../theme/media.ts';
import { vars } from '../../../theme/vars.ts';
import { AloneFoot } from '../AloneFrame/AloneFoot.tsx';
import { HomeStart } from '../AloneFrame/HomeStart.tsx';
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
  readonly view: DownloadView;
  readonly onInstall: () => void;
}

const Root = styled.div`
  display: flex;
  flex-direction: column;
  min-height: 100dvh;
`;

const Bar = styled.header`
  display: flex;
  align-items: center;
  min-height: ${vars.size.topBar};
  padding-inline: ${vars.space.s4};
  ${media.wide} {
    padding-inline: ${vars.space.s6};
  }
`;

const Main = styled.main`
  flex: 1;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: ${vars.space.s6};
  width: min(100%, 30rem);
  margin-inline: auto;
  padding: ${vars.space.s5} ${vars.space.s4} ${vars.space.s10};
  outline: 0;
  ${media.wide} {
    padding-top: ${vars.space.s8};
  }
  ${media.desktop} {
    &[data-has-code] {
      grid-template-columns: minmax(0, 1fr) 18rem;
      align-items: start;
      column-gap: ${vars.space.s10};
      width: min(100%, 60rem);
      padding-top: ${vars.space.s10};
    }
  }
`;

const Column = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${vars.space.s5};
`;

const Head = styled.div`
  display: grid;
  justify-items: start;
  gap: ${vars.space.s3};

  > img {
    width: 88px;
    height: 88px;
    border: ${vars.size.edge} solid ${vars.color.surfaceEdge};
    border-radius: ${vars.radius.lg};
    background: ${vars.color.surface1};
  }
  > h1 {
    font-size: ${vars.text.xxl};
    outline: none;
  }
  > p {
    color: ${vars.color.textMuted};
  }
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

const Code = styled.div`
  display: grid;
  gap: ${vars.space.s3};

  h2 {
    font-size: ${vars.text.lg};
  }
  p {
    color: ${vars.color.textMuted};
    font-size: ${vars.text.sm};
    overflow-wrap: anywhere;
  }
`;

const facts = ['store', 'account', 'remove'] as const;
/** Beside an app that does come from elsewhere. */
const factsBesideApp = ['account', 'remove'] as const;

/** `/download`, outside the layout: how this site comes to the home screen of this device, or of a telephone. */
export function DownloadScreen({ view: { way, address, appUrl }, onInstall }: DownloadScreenProps) {
  const { t } = useTranslation('site-download');
  const { id, title } = useBrand();
  // Neither here nor, by the code, on a telephone: what cannot be done is no title.
  const isHereOnly = way === 'none' && address === null && appUrl === null;
  return (
    <Root>
      <Bar>
        <HomeStart />
      </Bar>
      <Main id="main" tabIndex={-1} data-has-code={address === null ? undefined : ''}>
        <Column>
          <Head>
            <img src={`/brands/${id}/icon.svg`} alt="" width={88} height={88} />
            <h1 tabIndex={-1}>{t(isHereOnly ? 'none.head' : 'title', { brand: title })}</h1>
            {!isHereOnly && <p>{t('lead')}</p>}
          </Head>
          {appUrl !== null && <OperatorApp url={appUrl} />}
          <DownloadWay
            way={way}
            isSecond={appUrl !== null || (way === 'none' && address !== null)}
            hasCode={address !== null}
            onInstall={onInstall}
          />
          <Facts>
            {(appUrl === null ? facts : factsBesideApp).map((fact) => (
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
      </Main>
      <AloneFoot />
    </Root>
  );
}
