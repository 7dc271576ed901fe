import { formatDateTime } from '@fortuna/domain/time-zone.ts';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { Button } from '../../../components/Button/Button.tsx';
import { EmptyArt } from '../../../components/DrawnArt/DrawnArt.tsx';
import { Logo } from '../../../components/Logo/Logo.tsx';
import { Skeleton } from '../../../components/Skeleton/Skeleton.tsx';
import { SupportChannels } from '../../../components/SupportChannels/SupportChannels.tsx';
import { TextLink } from '../../../components/TextLink/TextLink.tsx';
import { useBrand } from '../../../theme/brand-context.ts';
import { pageColumn } from '../../../theme/mixins.ts';
import { vars } from '../../../theme/vars.ts';
import { useSiteLanguage } from '../../useSiteLanguage.ts';
import { DemoNotice } from '../DemoNotice.tsx';
import { MessagePage } from '../MessagePage.tsx';
import { SiteLanguages } from '../SiteLanguages.tsx';
import type { MaintenanceView } from './Maintenance.view.ts';

/** What a designer must be able to see of it: each has a story of that name. */
export const maintenanceStates = [
  'Announced',
  'Unannounced',
  'Asking',
  'StillClosed',
  'HelpLoading',
  'HelpFails',
  'LongMessage',
] as const;

export interface MaintenanceScreenProps {
  /** Until when the site is closed, whether it is being asked again, and where help is. */
  readonly view: MaintenanceView;
  /** Looks whether the site is back. */
  readonly onRetry: () => void;
}

const Root = styled.div`
  ${pageColumn}
  display: grid;
  grid-template-rows: auto 1fr auto;
  gap: ${vars.space.s6};
  min-height: 100dvh;
  padding-block: ${vars.space.s4};
`;

const Head = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${vars.space.s3};
`;

const Main = styled.main`
  display: grid;
  align-content: start;
  gap: ${vars.space.s6};
  overflow-wrap: anywhere;
`;

const Help = styled.section`
  display: grid;
  gap: ${vars.space.s3};
  width: 100%;
  max-width: 44rem;
  margin-inline: auto;
  h2 {
    font-size: ${vars.text.lg};
    text-align: center;
  }
  > a {
    justify-self: center;
  }
`;

/** What the last question has led to; its place stays, so that the news is announced. */
const News = styled.p`
  min-height: 1.5em;
  color: ${vars.color.textMuted};
  text-align: center;
`;

const Foot = styled.footer`
  color: ${vars.color.textSubtle};
  font-size: ${vars.text.sm};
  text-align: center;
`;

/** In place of every page while the site is closed: until when, and where help is. It leads nowhere else, since nothing else is open. */
export function MaintenanceScreen({ view, onRetry }: MaintenanceScreenProps) {
  const { t } = useTranslation('site-maintenance');
  const { t: tCommon } = useTranslation('common');
  const { title, name, mark, logo } = useBrand();
  const { isAsking, isStillClosed } = view;
  return (
    <>
      <DemoNotice />
      <Root data-part="maintenance-screen">
        <Head>
          {logo ?? <Logo name={name} mark={mark} />}
          <SiteLanguages />
        </Head>
        <Main>
          <MessagePage
            art={<EmptyArt kind="offline" />}
            title={t('title', { brand: title })}
            text={<Words view={view} />}
            actions={
              <Button variant="primary" isPending={isAsking} onClick={onRetry}>
                {tCommon('retry')}
              </Button>
            }
          />
          <News role="status">{isStillClosed && !isAsking ? t('stillClosed') : ''}</News>
          <HelpPart view={view} />
        </Main>
        <Foot>{t('adults')}</Foot>
      </Root>
    </>
  );
}

function Words({ view: { until, message } }: Pick<MaintenanceScreenProps, 'view'>) {
  const { t } = useTranslation('site-maintenance');
  const language = useSiteLanguage();
  return (
    <>
      <bdi>{message ?? t('text')}</bdi>{' '}
      {until === null ? t('untilUnknown') : t('until', { time: formatDateTime(until, language) })}{' '}
      {t('byItself')}
    </>
  );
}

/** Without its channels the page stands all the same; another try asks for them too. */
function HelpPart({ view: { channels, elsewhere } }: Pick<MaintenanceScreenProps, 'view'>) {
  const { t } = useTranslation('site-maintenance');
  const { title } = useBrand();
  const shown = channels.kind === 'ready' ? channels.content : [];
  return (
    <Help aria-labelledby="maintenance-help">
      <h2 id="maintenance-help">{t('help')}</h2>
      {channels.kind === 'loading' && <Skeleton shape="block" />}
      {channels.kind === 'failed' && elsewhere === null && <News>{t('noHelp')}</News>}
      {shown.length > 0 && (
        <SupportChannels label={t('channels')} channels={shown} newTabLabel={t('newTab')} />
      )}
      {elsewhere !== null && (
        <TextLink href={elsewhere} newTabLabel={t('newTab')} isStandalone>
          {t('elsewhere', { brand: title })}
        </TextLink>
      )}
    </Help>
  );
}
