import { type WheelKind, wheelKinds } from '@fortuna/domain/model/promotions-wheels.ts';
import type { SpinEvent } from '@fortuna/flows/wheel-spin/wheel-spin.types.ts';
import { mapLoadable } from '@fortuna/ui/screens/page/loadable.ts';
import type { OneWheelView, WheelsContent } from '@fortuna/ui/screens/promotions/Wheels/Wheels.view.ts';
import { WheelsScreen } from '@fortuna/ui/screens/promotions/Wheels/WheelsScreen.tsx';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useRead } from '../../platform/use-public-read.ts';
import { useGate } from '../../session/MemberGate.tsx';
import { type ActivityPageProps, defineActivityPage } from './define-activity-page.tsx';
import { openingWheel } from './opening-wheel.ts';
import { useWheel } from './use-wheel.ts';
import { wheelReads, withSafePictures } from './wheels.reads.ts';

interface WheelsProps extends ActivityPageProps {
  readonly wheels: WheelsContent['wheels'];
  /** Guests have nothing to send it to. */
  readonly send?: (kind: WheelKind, event: PlayerEvent) => void;
}

type PlayerEvent = Exclude<SpinEvent, { readonly stage: unknown }>;

/** The wheel that the address names is on show, and gets what is pressed; without a name the one that can be spun. */
function Wheels({ view, wheels, send }: WheelsProps) {
  const [params, setParams] = useSearchParams();
  // Once for each visit: with its last spin a wheel does not leave.
  const [opening, setOpening] = useState<WheelKind | null>(null);
  const found = opening ?? openingWheel(wheels);
  if (found !== opening) setOpening(found);
  const chosen = wheelKinds.find((kind) => kind === params.get('wheel')) ?? found ?? wheelKinds[0];
  const on = (type: PlayerEvent['type']) => () => send?.(chosen, { type });
  return (
    <WheelsScreen
      view={mapLoadable(view, (content) => ({ ...content, chosen, wheels }))}
      onChoose={(wheel) => setParams({ wheel }, { replace: true })}
      onSpin={on('player.spin')}
      onLanded={on('wheel.landed')}
      onSkip={on('player.skip')}
      onGoOn={on('player.goOn')}
      onStopWaiting={on('player.stopWaiting')}
      onLookAgain={on('player.lookAgain')}
      onSendSame={on('player.sendSame')}
      onDiscard={on('player.discard')}
    />
  );
}

interface MemberWheelsProps extends ActivityPageProps {
  readonly memberId: number;
}

function MemberWheels({ view, memberId }: MemberWheelsProps) {
  const wheels = { daily: useWheel(memberId, 'daily'), lottery: useWheel(memberId, 'lottery') };
  return (
    <Wheels
      view={view}
      wheels={{ daily: wheels.daily.view, lottery: wheels.lottery.view }}
      send={(kind, event) => wheels[kind].send(event)}
    />
  );
}

/** Nothing is asked for while it is not known yet who looks. */
function GuestWheels({ view }: ActivityPageProps) {
  const owner = useGate().kind === 'signedOut' ? 'everybody' : null;
  const seen = (wheel: OneWheelView['wheel']): OneWheelView => ({
    wheel: mapLoadable(wheel, withSafePictures),
    play: { kind: 'guest' },
  });
  const daily = seen(useRead(wheelReads.daily, owner, null));
  const lottery = seen(useRead(wheelReads.lottery, owner, null));
  return <Wheels view={view} wheels={{ daily, lottery }} />;
}

function WheelsOfWhoLooks({ view }: ActivityPageProps) {
  const gate = useGate();
  return gate.kind === 'member' ? (
    <MemberWheels view={view} memberId={gate.member.id} />
  ) : (
    <GuestWheels view={view} />
  );
}

export const page = defineActivityPage(
  { path: '/promotion/activity/lottery-wheel', feature: 'promotion-lottery-wheel' },
  WheelsOfWhoLooks,
);
