import type { AuthMessageCode } from '@amhs/domain/accounts/auth-messages'
import { checkImageUpload, sniffedBytes } from '@amhs/domain/accounts/image-upload'
import { deleteField, serverTimestamp, updateDoc } from 'firebase/firestore'
import { deleteObject, getDownloadURL, ref, uploadBytes } from 'firebase/storage'
import { loadFirebase, loadStorage } from '../../platform/firebase/firebase-services'
import { inTime } from '../../platform/firebase/in-time'
import type { AuthResult } from './auth-result'
import { failed, refused, succeeded } from './auth-result'
import { logFailure, profileReference } from './hosted-profile'

const extensions: Readonly<Record<string, string>> = {
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/gif': 'gif',
  'image/webp': 'webp',
}

/**
 * Checks and uploads a new photo, names it in the profile, and removes the old one. The file gets a name of its own:
 * the person's file name could say more than they want, and an old picture must not come back from a cache.
 */
export async function savePhoto(file: File, oldName: string | undefined): Promise<AuthResult> {
  const start = new Uint8Array(await file.slice(0, sniffedBytes).arrayBuffer())
  const [problem, ...more] = checkImageUpload(file, start)
  if (problem) return refused(problem, ...more)
  return change('photo-saved', async (uid) => {
    const name = `photo-${crypto.getRandomValues(new Uint32Array(2)).join('-')}.${extensions[file.type]}`
    await uploadBytes(await photoReference(uid, name), file, { contentType: file.type })
    await namePhoto(uid, name)
    if (oldName !== undefined) await removeFile(uid, oldName)
  })
}

export function removePhoto(name: string): Promise<AuthResult> {
  return change('photo-removed', async (uid) => {
    await namePhoto(uid, null)
    await removeFile(uid, name)
  })
}

/** Where the browser can load the photo from. */
export async function photoAddress(uid: string, name: string): Promise<string> {
  return getDownloadURL(await photoReference(uid, name))
}

async function change(code: AuthMessageCode, action: (uid: string) => Promise<void>): Promise<AuthResult> {
  try {
    const { auth } = await loadFirebase()
    if (!auth.currentUser) return failed('not-signed-in')
    await action(auth.currentUser.uid)
    return succeeded(code)
  } catch (error) {
    logFailure('The photo could not be changed.', error)
    return failed('photo-failed')
  }
}

async function photoReference(uid: string, name: string) {
  return ref(await loadStorage(), `users/${uid}/photo/${name}`)
}

async function namePhoto(uid: string, name: string | null): Promise<void> {
  const { firestore } = await loadFirebase()
  await inTime(
    updateDoc(profileReference(firestore, uid), {
      'profile.photo': name ?? deleteField(),
      updatedAt: serverTimestamp(),
    }),
  )
}

/** A file that is already gone is as good as removed. */
async function removeFile(uid: string, name: string): Promise<void> {
  try {
    await deleteObject(await photoReference(uid, name))
  } catch (error) {
    if (Reflect.get(Object(error), 'code') !== 'storage/object-not-found') throw error
  }
}
