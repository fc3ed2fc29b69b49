#!/bin/sh
# Makes the base of the image from Debian's packages and this machine's Node 24, where no registry of images is reached.
# As root, with debootstrap and podman:  sh ops/base-image.sh  and then
#   podman build --format docker --build-arg BASE=localhost/pabean-base -t pabean -f ops/Containerfile .
set -eu
suite=${SUITE:-trixie}
node=$(node -p process.execPath)
root=$(mktemp -d)
trap 'rm -rf "$root"' EXIT

debootstrap --variant=minbase --include=ca-certificates,postgresql-client \
  "$suite" "$root/system" "${MIRROR:-http://deb.debian.org/debian}"
install -m 755 "$node" "$root/system/usr/local/bin/node"
rm -rf "$root"/system/var/cache/apt/* "$root"/system/var/lib/apt/lists/*
tar -C "$root/system" --one-file-system -c . | podman import - localhost/pabean-base
