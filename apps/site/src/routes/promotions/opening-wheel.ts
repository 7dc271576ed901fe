import { type WheelKind, wheelKinds } from '@fortuna/domain/model/promotions-wheels.ts';
import type { OneWheelView, WheelsContent } from '@fortuna/ui/screens/promotions/Wheels/Wheels.view.ts';

const isUnderWay = ({ play }: OneWheelView) => play.kind === 'member' && play.spin.kind !== 'ready';

const hasSpins = ({ wheel }: OneWheelView) => wheel.kind === 'ready' && wheel.content.spinsLeft > 0;

/**
 * The wheel that a page opens on whose address names none: the one with a spin under way, else the first that has spins left, else the
 * first. Null as long as a wheel that comes before is not known yet.
 */
export function openingWheel(wheels: WheelsContent['wheels']): WheelKind | null {
  const underWay = wheelKinds.find((kind) => isUnderWay(wheels[kind]));
  if (underWay) return underWay;
  for (const kind of wheelKinds) {
    if (wheels[kind].wheel.kind === 'loading') return null;
    if (hasSpins(wheels[kind])) return kind;
  }
  return wheelKinds[0];
}
