#!/usr/bin/env bash
# A scratch Slurm of two nodes on this machine, for tests and for trying out docs/cluster.md. Needs root, slurm-wlm, munge.
#   scratch_slurm.sh start FOLDER   then: export SLURM_CONF=FOLDER/slurm.conf
#   scratch_slurm.sh stop FOLDER
set -euo pipefail
verb=${1:?start or stop} folder=$(realpath -m "${2:?a folder}")
run=$folder/run log=$folder/log
export SLURM_CONF=$folder/slurm.conf

# Ports that two scratch clusters on one machine do not share.
port=$((20000 + $(cksum <<<"$folder" | cut -d' ' -f1) % 20000))

configure() {
  cat >"$SLURM_CONF" <<CONF
ClusterName=scratch
SlurmctldHost=$(hostname)(127.0.0.1)
SlurmUser=root
SlurmdUser=root
SlurmctldPort=$port
AuthType=auth/munge
AuthInfo=socket=$run/munge.socket,cred_expire=5
CryptoType=crypto/munge
StateSaveLocation=$folder/state
SlurmdSpoolDir=$folder/spool-%n
SlurmctldPidFile=$run/slurmctld.pid
SlurmdPidFile=$run/slurmd-%n.pid
SlurmctldLogFile=$log/slurmctld.log
SlurmdLogFile=$log/slurmd-%n.log
ProctrackType=proctrack/linuxproc
TaskPlugin=task/none
JobAcctGatherType=jobacct_gather/none
AccountingStorageType=accounting_storage/none
JobCompType=jobcomp/none
MpiDefault=none
SelectType=select/cons_tres
SelectTypeParameters=CR_Core
SchedulerType=sched/backfill
SchedulerParameters=sched_interval=2,bf_interval=2,batch_sched_delay=0
ReturnToService=2
SlurmdTimeout=6
SlurmctldTimeout=10
InactiveLimit=0
KillWait=2
MinJobAge=300
Waittime=0
JobRequeue=1
NodeName=n1 NodeHostname=$(hostname) NodeAddr=127.0.0.1 Port=$((port + 1)) CPUs=2 RealMemory=4000 State=UNKNOWN
NodeName=n2 NodeHostname=$(hostname) NodeAddr=127.0.0.1 Port=$((port + 2)) CPUs=2 RealMemory=4000 State=UNKNOWN
PartitionName=main Nodes=ALL Default=YES MaxTime=INFINITE State=UP OverSubscribe=NO
CONF
  printf '%s\n' CgroupPlugin=cgroup/v1 CgroupAutomount=no ConstrainCores=no ConstrainRAMSpace=no >"$folder/cgroup.conf"
}

start() {
  mkdir -p "$folder"/{state,log,run,spool-n1,spool-n2}
  chmod 755 "$run"
  configure
  (umask 077; dd if=/dev/urandom of="$folder/munge.key" bs=1024 count=1 status=none)
  munged --force --key-file="$folder/munge.key" --socket="$run/munge.socket" --pid-file="$run/munged.pid" \
    --log-file="$log/munged.log" --seed-file="$run/munged.seed"
  slurmctld -c -f "$SLURM_CONF"
  slurmd -N n1 -f "$SLURM_CONF"
  slurmd -N n2 -f "$SLURM_CONF"
}

stop() {  # slurmctld asks its helpers to end when it is asked itself: never SIGKILL it
  local name
  for name in slurmd-n1 slurmd-n2 slurmctld munged; do
    [ ! -s "$run/$name.pid" ] || kill "$(cat "$run/$name.pid")" 2>/dev/null || true
  done
  # The keepers of tasks whose node was killed wait for it for ever.
  local process
  for process in /proc/[0-9]*; do
    if [ "$(cat "$process/comm" 2>/dev/null)" = slurmstepd ] &&
       tr '\0' '\n' 2>/dev/null <"$process/environ" | grep -qx "SLURM_CONF=$SLURM_CONF"; then
      kill -KILL "${process#/proc/}" 2>/dev/null || true
    fi
  done
}

case $verb in
  start) start ;;
  stop) stop ;;
  *) echo "start or stop was expected" >&2; exit 2 ;;
esac
