import { getProfilePicture, listProfilePictures } from '@fortuna/api/calls/account.ts';
import { memberRead, publicRead } from '../../platform/reads.ts';

/** By the member's id: the address as the server knows it, which is what a choice is compared with. */
export const ownPicture = memberRead('getProfilePicture', getProfilePicture);

export const pictures = publicRead('listProfilePictures', listProfilePictures);
