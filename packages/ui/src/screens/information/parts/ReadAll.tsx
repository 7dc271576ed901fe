import styled from 'styled-components';
import { Button } from '../../../components/Button/Button.tsx';
import { Icon } from '../../../components/Icon/Icon.tsx';
import { media } from '../../../theme/media.ts';
import { visuallyHidden } from '../../../theme/mixins.ts';

export interface ReadAllProps {
  /** "Marcar tudo como lido". */
  readonly label: string;
  /** What is seen of it on a phone: "Marcar tudo". */
  readonly shortLabel: string;
  readonly onReadAll: () => void;
}

const Words = styled.span`
  ${media.phone} {
    ${visuallyHidden}
  }
`;
const ShortWords = styled.span`
  ${media.wide} {
    display: none;
  }
`;

/** At the end of a head's line; on phones in few words, so that it has room there. */
export function ReadAll({ label, shortLabel, onReadAll }: ReadAllProps) {
  return (
    <Button size="sm" icon={<Icon name="check" size={18} />} onClick={onReadAll}>
      <Words>{label}</Words>
      <ShortWords aria-hidden="true">{shortLabel}</ShortWords>
    </Button>
  );
}
