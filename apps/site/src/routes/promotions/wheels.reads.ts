import { getWheel } from '@fortuna/api/calls/promotions-wheels.ts';
import type { Api, CallOptions } from '@fortuna/api/client.ts';
import type { Wheel, WheelKind } from '@fortuna/domain/model/promotions-wheels.ts';
import { publicRead, type Read } from '../../platform/reads.ts';
import { serverPicture } from '../../platform/server-picture.ts';

/** Spins come and go elsewhere too: at midnight, in another tab. */
const always = { freshFor: 0 };

/** By wheel. A member's with the member's id, and kept under it; with null what guests see. */
export const wheelReads: Readonly<Record<WheelKind, Read<number | null, Wheel>>> = {
  daily: publicRead(
    'checkDailyWheel',
    (api: Api, memberId: number | null, options?: CallOptions) =>
      getWheel(api, { wheel: 'daily', memberId }, options),
    always,
  ),
  lottery: publicRead(
    'checkLotteryWheel',
    (api: Api, memberId: number | null, options?: CallOptions) =>
      getWheel(api, { wheel: 'lottery', memberId }, options),
    always,
  ),
};

/** Pictures of prizes from addresses that pictures may come from; the brand's own stand in for others. */
export function withSafePictures(wheel: Wheel): Wheel {
  const prizes = wheel.prizes.map((prize) => ({ ...prize, iconUrl: serverPicture(prize.iconUrl) }));
  return { ...wheel, prizes };
}
