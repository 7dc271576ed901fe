import type { ActivityRule } from '@fortuna/domain/model/promotions-activities.ts';
import { type WheelKind, wheelKinds } from '@fortuna/domain/model/promotions-wheels.ts';
import { useTranslation } from 'react-i18next';
import { Tabs } from '../../../components/Tabs/Tabs.tsx';
import { WheelShape } from '../../../components/Wheel/WheelSkeleton.tsx';
import type { PageView } from '../../page/loadable.ts';
import { PageState } from '../../page/PageState/PageState.tsx';
import { AbuseNote } from '../parts/AbuseNote.tsx';
import { ActivityFrame } from '../parts/ActivityFrame.tsx';
import { ActivitySteps, ActivityWords } from '../parts/ActivityWords.tsx';
import { ActivityColumn, ActivityColumns } from '../parts/activity-layout.tsx';
import { Conditions, useTurnoverText } from '../parts/Conditions.tsx';
import { type SpinHandlers, WheelPanel } from './WheelPanel.tsx';
import type { OneWheelView, WheelsContent } from './Wheels.view.ts';
import { Quiet } from './wheels-layout.ts';

/** What a designer must be able to see of it: each has a story of that name. */
export const wheelsStates = [
  'Ready',
  'Lottery',
  'Spins',
  'Landing',
  'Won',
  'WonNothing',
  'WonSpins',
  'WonOther',
  'StillSending',
  'Checking',
  'Unknown',
  'Refused',
  'NoSpins',
  'NotOpenYet',
  'NotEligible',
  'Guest',
  'OneFailed',
  'LongText',
  'Skeleton',
] as const;

export interface WheelsScreenProps extends SpinHandlers {
  /** The wheels, and where a spin stands; or why it cannot be shown: signed out, on its way, failed. */
  readonly view: PageView<WheelsContent>;
  /** Another of the wheels is to be shown. */
  readonly onChoose: (kind: WheelKind) => void;
}

/** The page `/promotion/activity/lottery-wheel`: two wheels, one at a time. What is pressed goes to the one on show. */
export function WheelsScreen({ view, onChoose, ...on }: WheelsScreenProps) {
  const { t } = useTranslation('promotions-wheels');
  return (
    <ActivityFrame part="lottery-wheel" view={view} skeleton={<WheelShape />} hasOwnPicture>
      {({ activity: { content, rule }, chosen, wheels }) => (
        <>
          <SpinConditions rule={rule} />
          <Tabs
            label={t('choice')}
            value={chosen}
            onChange={onChoose}
            items={wheelKinds.map((kind) => ({
              id: kind,
              label: t(`tab.${kind}`),
              count: spinsOf(wheels[kind]),
              content: (
                <PageState view={wheels[kind].wheel} skeleton={<WheelShape />}>
                  {(wheel) => <WheelPanel kind={kind} wheel={wheel} play={wheels[kind].play} {...on} />}
                </PageState>
              ),
            }))}
          />
          <ActivityColumns>
            <ActivityColumn>
              <ActivityWords content={content} />
              <ActivitySteps content={content} />
            </ActivityColumn>
            <ActivityColumn>
              <Conditions rule={rule} />
            </ActivityColumn>
          </ActivityColumns>
        </>
      )}
    </ActivityFrame>
  );
}

/** What a prize asks for, before the wheel is turned; all that binds stands below it. */
function SpinConditions({ rule }: { readonly rule: ActivityRule }) {
  const { t } = useTranslation('promotions-wheels');
  const turnover = useTurnoverText(rule);
  return (
    <Quiet data-part="spin-conditions">
      {t('conditions', { turnover })} <AbuseNote />
    </Quiet>
  );
}

/** Guests have none to count. */
function spinsOf({ wheel, play }: OneWheelView): number | undefined {
  return wheel.kind === 'ready' && play.kind === 'member' ? wheel.content.spinsLeft : undefined;
}
