import { array, type ClassSchema, file, number, string } from '../class-schema.ts';

/** What a person shows of themselves to others, apart from the names, which are the user's. */
export const profile: ClassSchema = {
  className: 'Profile',
  fields: {
    profilepic: file,
    email: string,
    description: string,
    country: string,
    region: string,
    university: string,
    languages: array,
    industryInterests: array,
    job: string,
    clubs: string,
    hobbies: string,
    linkedin: string,
    yearLicensed: number,
  },
};
