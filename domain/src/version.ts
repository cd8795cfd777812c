import { version as stated } from '../../package.json'

/** The version of the whole project, read from the package.json of the project's folder and from nowhere else. */
export const version: string = stated
