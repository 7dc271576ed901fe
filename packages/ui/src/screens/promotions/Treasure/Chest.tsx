import type { RewardState } from '@fortuna/domain/model/promotions-rewards.ts';
import styled from 'styled-components';
import { vars } from '../../../theme/vars.ts';

const Drawing = styled.svg`
  width: 72px;
  height: 72px;
  fill: ${vars.color.surface3};
  stroke: ${vars.color.text};
  stroke-width: 3;
  stroke-linejoin: round;
  .inside {
    fill: ${vars.color.fieldBg};
  }
  .gold {
    fill: ${vars.color.accent};
  }
  &[data-state='open'] .body {
    fill: ${vars.color.accentSoft};
  }
  &[data-state='claimed'],
  &[data-state='expired'] {
    opacity: 0.6;
  }
  @media (forced-colors: active) {
    fill: Canvas;
    stroke: CanvasText;
    .gold {
      fill: Highlight;
    }
  }
`;

/** Where a chest stands, as a sign: shut, full and ready, or empty. The button beside it says it in words. */
export function Chest({ state }: { readonly state: RewardState }) {
  const isShut = state === 'locked' || state === 'expired';
  return (
    <Drawing viewBox="0 0 72 72" aria-hidden="true" data-state={state} data-part="chest">
      {isShut ? (
        <path className="body" d="M8 34V26q0-10 10-10h36q10 0 10 10v8z" />
      ) : (
        <>
          <path className="body" d="M10 24 14 8q2-5 7-4l33 8q6 2 4 8l-4 12z" />
          <path className="inside" d="M8 34 14 26h44l6 8z" />
        </>
      )}
      {state === 'open' && <path className="gold" d="M16 34q20-20 40 0z" />}
      <path className="body" d="M8 34h56v26q0 4-4 4H12q-4 0-4-4z" />
      <path className="gold" d="M31 34h10v14H31z" />
    </Drawing>
  );
}
