import type { Announcement } from '@fortuna/domain/model/information.ts';
import styled from 'styled-components';
import { isOutsideAddress } from '../../theme/outside-address.ts';
import { vars } from '../../theme/vars.ts';
import { ButtonLink } from '../ButtonLink/ButtonLink.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { TextLink } from '../TextLink/TextLink.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';

/** What is told; who is to be told when is the site's to choose. */
export type AnnouncementItem = Pick<
  Announcement,
  'id' | 'title' | 'content' | 'pictureUrl' | 'url' | 'startsAt'
>;

export interface AnnouncementTextWords {
  /** Of the link to an announcement's address: "Saiba mais". */
  readonly more: string;
  /** Said of an address outside of the site: "abre em nova aba". */
  readonly newTab: string;
}

export interface AnnouncementTextProps {
  /** Its address is checked. */
  readonly item: Pick<AnnouncementItem, 'content' | 'pictureUrl' | 'url'>;
  /** What the link to the announcement's address says. */
  readonly words: AnnouncementTextWords;
  /** Where it leads is what is to be done here. Default: false, a link after the text. */
  readonly isLeading?: boolean;
}

/** As wide as the words; a tall one is cut, the words are what is told. */
const Picture = styled.img`
  width: 100%;
  max-height: 14rem;
  border: ${vars.size.edge} solid ${vars.color.surfaceEdge};
  border-radius: ${vars.radius.md};
  object-fit: cover;
`;

const Paragraph = styled.p`
  max-width: 62ch;
  line-height: 1.55;
  white-space: pre-line;
  overflow-wrap: anywhere;
  unicode-bidi: plaintext;
`;

const Way = styled.div`
  display: flex;
  justify-content: ${vars.page.axis};
`;

/** An empty line ends a paragraph. */
const paragraphEnd = /\n\s*\n/;

/** All that an announcement says below its title. Text alone: nothing that the server sends is ever markup. */
export function AnnouncementText({
  item: { content, pictureUrl, url },
  words,
  isLeading = false,
}: AnnouncementTextProps) {
  return (
    <>
      {pictureUrl !== null && <Picture src={pictureUrl} alt="" />}
      {content.split(paragraphEnd).map((paragraph, number) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a paragraph is its place in a text that does not change
        <Paragraph key={number}>{paragraph}</Paragraph>
      ))}
      {url !== null && <WayOn url={url} words={words} isLeading={isLeading} />}
    </>
  );
}

interface WayOnProps extends Required<Pick<AnnouncementTextProps, 'words' | 'isLeading'>> {
  readonly url: string;
}

function WayOn({ url, words, isLeading }: WayOnProps) {
  const isOutside = isOutsideAddress(url);
  if (!isLeading)
    return (
      <TextLink href={url} newTabLabel={isOutside ? words.newTab : undefined} isStandalone>
        {words.more}
      </TextLink>
    );
  const newTab = isOutside && {
    target: '_blank',
    rel: 'noopener noreferrer',
    icon: <Icon name="external" size={18} />,
  };
  return (
    <Way>
      <ButtonLink href={url} variant="primary" size="lg" {...newTab}>
        {words.more}
        {isOutside && <VisuallyHidden>({words.newTab})</VisuallyHidden>}
      </ButtonLink>
    </Way>
  );
}
