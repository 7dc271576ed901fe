import type {
  Profile,
  ProfileChange,
  ProfilePicture,
  ProfilePictureLists,
} from '@fortuna/domain/model/account.ts';
import type { Api, CallOptions } from '../client.ts';
import type { FieldNames } from '../field-names.ts';
import type { components } from '../generated/schema.ts';
import { languageCodes } from '../language-codes.ts';
import { flag, integer, list, optionalText, requiredText } from '../wire.ts';
import { genders } from './gender.ts';

type Schemas = components['schemas'];

export interface PictureChoice {
  /** The member's own. */
  readonly memberId: number;
  /** One of the lists. */
  readonly url: string;
}

const profileFields = {
  nickname: 'nickname',
  realname: 'realName',
  gender: 'gender',
  lang: 'language',
  is_trans_on: 'isAutoTransferOn',
} satisfies FieldNames<Schemas['ProfileRequest'], ProfileChange>;

/** Changes the fields given and returns the whole profile as it now stands. */
export function updateProfile(api: Api, change: ProfileChange, options?: CallOptions): Promise<Profile> {
  const body = {
    nickname: change.nickname,
    realname: change.realName,
    // Null is sent: it takes back what was said.
    gender: change.gender && genders.codeOf(change.gender),
    lang: change.language,
    is_trans_on: flagCode(change.isAutoTransferOn),
  };
  return api.write(
    {
      operation: 'updateProfile',
      fields: profileFields,
      send: (wire, context) => wire.POST('/api/auth/info/update', { ...context, body }),
      map: ({ data }) => ({
        nickname: optionalText(data, 'nickname'),
        realName: optionalText(data, 'realname'),
        gender: genders.readOr(data, 'gender', null),
        qq: optionalText(data, 'qq'),
        language: languageCodes.readOr(data, 'lang', null),
        isTipsOn: flag(data, 'is_tips_on'),
        isInboxOn: flag(data, 'is_in_on'),
        isAutoTransferOn: flag(data, 'is_trans_on'),
      }),
    },
    options,
  );
}

export function listProfilePictures(api: Api, options?: CallOptions): Promise<ProfilePictureLists> {
  return api.read(
    {
      operation: 'listProfilePictures',
      send: (wire, context) => wire.GET('/api/profilepictures', context),
      map: ({ data }) => ({
        male: list(data.male, pictureOf, 'male'),
        female: list(data.female, pictureOf, 'female'),
      }),
    },
    options,
  );
}

/** Address of the member's picture, or null while none is chosen. */
export function getProfilePicture(api: Api, memberId: number, options?: CallOptions): Promise<string | null> {
  const body = { member_id: memberId };
  return api.read(
    {
      operation: 'getProfilePicture',
      send: (wire, context) => wire.POST('/api/profilepictures/user', { ...context, body }),
      map: ({ data }) => optionalText(data, 'profileurl'),
    },
    options,
  );
}

export function setProfilePicture(
  api: Api,
  { memberId, url }: PictureChoice,
  options?: CallOptions,
): Promise<void> {
  const body = { member_id: memberId, profileurl: url };
  return api.write(
    {
      operation: 'setProfilePicture',
      send: (wire, context) => wire.POST('/api/profilepictures/set', { ...context, body }),
      map: () => undefined,
    },
    options,
  );
}

function pictureOf(row: Schemas['ProfilePicture']): ProfilePicture {
  return { id: integer(row, 'id'), url: requiredText(row, 'profileurl') };
}

function flagCode(isOn: boolean | undefined): 0 | 1 | undefined {
  if (isOn === undefined) return undefined;
  return isOn ? 1 : 0;
}
