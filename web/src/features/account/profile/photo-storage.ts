import type { AuthMessageCode } from '@amhs/domain/accounts/auth-messages'
import type { FieldValue } from 'firebase/firestore'
import { deleteField, serverTimestamp, updateDoc } from 'firebase/firestore'
import type { FirebaseStorage } from 'firebase/storage'
import { deleteObject, getDownloadURL, ref, uploadBytes } from 'firebase/storage'
import { firebaseServices } from '../../../platform/firebase/backend'
import { withTimeout } from '../../../platform/firebase/with-timeout'
import type { AuthResult } from '../auth-result'
import { failed, refused, succeeded } from '../auth-result'
import { logFailure, profileReference } from '../hosted/hosted-profile'
import { photoProblems } from './photo-check'

/** How long a large photo on a slow network may take, in milliseconds. */
const uploadTimeoutMs = 60_000

/**
 * Checks and uploads a new photo and notes in the profile when that was. There is one file a person, so a new photo takes the
 * place of the old one; its address changes with each upload, so an old picture does not come back from a cache.
 */
export async function savePhoto(file: File): Promise<AuthResult> {
  const [problem, ...more] = await photoProblems(file)
  if (problem) return refused(problem, ...more)
  return change('photo-saved', async (uid) => {
    await withTimeout(
      uploadBytes(await photoReference(uid), file, { contentType: file.type }),
      uploadTimeoutMs,
    )
    await notePhoto(uid, serverTimestamp())
  })
}

export function removePhoto(): Promise<AuthResult> {
  return change('photo-removed', async (uid) => {
    await notePhoto(uid, deleteField())
    await removeFile(uid)
  })
}

/** Where the browser can load the photo from. */
export async function photoAddress(uid: string): Promise<string> {
  return getDownloadURL(await photoReference(uid))
}

async function change(code: AuthMessageCode, action: (uid: string) => Promise<void>): Promise<AuthResult> {
  try {
    const { auth } = await firebaseServices()
    if (!auth.currentUser) return failed('not-signed-in')
    await action(auth.currentUser.uid)
    return succeeded(code)
  } catch (error) {
    logFailure('The photo could not be changed.', error)
    return failed('photo-failed')
  }
}

export function photoReferenceIn(storage: FirebaseStorage, uid: string) {
  return ref(storage, `users/${uid}/photo`)
}

async function photoReference(uid: string) {
  return photoReferenceIn((await firebaseServices()).storage, uid)
}

async function notePhoto(uid: string, photo: FieldValue): Promise<void> {
  const { firestore } = await firebaseServices()
  await withTimeout(
    updateDoc(profileReference(firestore, uid), { 'profile.photo': photo, updatedAt: serverTimestamp() }),
  )
}

/** A file that is already gone is as good as removed. */
async function removeFile(uid: string): Promise<void> {
  try {
    await deleteObject(await photoReference(uid))
  } catch (error) {
    if (Reflect.get(Object(error), 'code') !== 'storage/object-not-found') throw error
  }
}
