import styled from 'styled-components';
import { media } from '../../theme/media.ts';
import { vars } from '../../theme/vars.ts';
import { Button } from '../Button/Button.tsx';

export const updatePromptStates = ['Waiting', 'Reloading', 'LongText'] as const;

export interface UpdatePromptProps {
  /** E.g. "Há uma versão nova do site." */
  readonly text: string;
  /** On the button that reloads now: "Atualizar". */
  readonly reloadLabel: string;
  /** On the button that puts it off: "Depois". */
  readonly laterLabel: string;
  /** A press on it: the page is to be replaced now. */
  readonly onReload: () => void;
  /** A press on it: the prompt is to go for now. */
  readonly onLater: () => void;
  /** The page is about to be replaced: a ring turns on the button. Default: false. */
  readonly isReloading?: boolean;
}

const Root = styled.section`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${vars.space.s3};
  padding: ${vars.space.s3} ${vars.space.s4};
  border: ${vars.size.edge} solid ${vars.color.edge};
  border-radius: ${vars.radius.md};
  background: ${vars.color.surface2};
  box-shadow: ${vars.shadow.overlay};
  color: ${vars.color.text};
`;

const Text = styled.p`
  flex: 1 1 12rem;
  line-height: 1.4;
`;

const Choices = styled.div`
  display: flex;
  flex: 1 1 auto;
  gap: ${vars.space.s2};
  > * {
    flex: 1;
  }
  ${media.wide} {
    flex: none;
  }
`;

/** A new version is waiting. It never reloads by itself: a game or a payment may be open. */
export function UpdatePrompt({
  text,
  reloadLabel,
  laterLabel,
  onReload,
  onLater,
  isReloading = false,
}: UpdatePromptProps) {
  return (
    <Root role="status" data-part="update-prompt">
      <Text>{text}</Text>
      <Choices>
        <Button size="sm" variant="primary" isPending={isReloading} onClick={onReload}>
          {reloadLabel}
        </Button>
        <Button size="sm" variant="quiet" onClick={onLater}>
          {laterLabel}
        </Button>
      </Choices>
    </Root>
  );
}
